extension LayoutBox {
    /// Invalidates the size of this box, and all results that depend on it.
    ///
    /// If the box is in a tree, the root measures it again later. If not, the results are cleared
    /// immediately.
    package final func invalidate() {
        // A box that was never measured has no results.
        guard isProfiled, !isStale else { return }
        if let root {
            isStale = true
            // A root that kept itself would never be freed.
            if root !== self { root.stale.append(self) }
        } else {
            clearUpwards()
        }
    }

    fileprivate final func clearUpwards() {
        for box in sequence(first: self, next: \.parent) { box.clear() }
    }

    /// The results of a box, in the order of their requests, until it changes.
    fileprivate typealias Results = (
        profile: Profile, sizes: SizeCache,
        guides: [(key: AlignmentKey, proposal: Proposal, value: Double?, sizes: Int)]
    )

    fileprivate final var results: Results { (profile, sizeCache, guides) }

    /// Removes all results, to be computed on demand.
    fileprivate final func restart() {
        isStale = false
        clear()
    }

    /// Computes earlier results again, until one differs. Returns whether a result may have changed.
    fileprivate final func differs(from known: Results) -> Bool {
        guard !known.sizes.isIncomplete, knownProfile == known.profile,
            // The old spacing and values are not stored, so they cannot be compared.
            profile.traits.isDisjoint(with: [.spacing, .values])
        else { return true }
        var guides = known.guides[...]
        func areSame(before count: Int) -> Bool {
            while let next = guides.first, next.sizes <= count {
                guides.removeFirst()
                if explicitGuide(next.key, next.proposal) != next.value { return false }
            }
            return true
        }
        for (index, known) in known.sizes.all.enumerated() {
            guard areSame(before: index), size(known.proposal) == known.size else { return true }
        }
        return !areSame(before: .max)
    }

    /// Whether code of clients may run when this box is measured again.
    fileprivate final var runsClients: Bool {
        profile.traits.contains(.clients)
            || boxes.contains { !$0.isProfiled || $0.profile.traits.contains(.clients) }
    }

    /// Whether this box is one of many in its container.
    fileprivate final var isOneOfMany: Bool {
        guard let parent else { return false }
        return parent.isGroup && !isGroup || parent.boxes.count > 32
    }
}

/// A box with the number of boxes around it.
private struct Place {
    var box: LayoutBox
    var depth: Int

    mutating func climb() {
        guard let parent = box.parent else { return }
        (box, depth) = (parent, depth - 1)
    }
}

extension RootBox {
    /// Measures the stale boxes again, the innermost first. If a result of a box may have changed,
    /// its parent is measured again too. Returns the measured boxes, the outermost first.
    ///
    /// Boxes that run code of clients wait until the others are measured.
    func settle() -> [LayoutBox] {
        var queue = DepthQueue<LayoutBox>()
        if isStale { queue.add(self, at: 0) }
        for box in stale {
            if box.root === self {
                let depth = sequence(first: box, next: \.parent).reduce(-1) { sum, _ in sum + 1 }
                queue.add(box, at: depth)
            } else {
                box.isStale = false
                box.clearUpwards()
            }
        }
        stale = []
        var measured: [LayoutBox] = []
        var clients: [Place] = []
        while true {
            var changed: Place?
            if let (box, depth) = queue.popDeepest() {
                guard box.isStale else { continue }
                if box.runsClients {
                    clients.append(Place(box: box, depth: depth))
                    continue
                }
                let known = box.results
                box.restart()
                measured.append(box)
                if box.differs(from: known) { changed = Place(box: box, depth: depth) }
            } else if let (top, areDifferent) = settleClients(clients) {
                clients = []
                measured.append(top.box)
                if areDifferent { changed = top }
            } else {
                return measured.reversed()
            }
            if let changed, let parent = changed.box.parent, !parent.isStale {
                parent.isStale = true
                queue.add(parent, at: changed.depth - 1)
            }
        }
    }

    /// Measures boxes that run code of clients again, in the order of a fresh layout: together with
    /// all boxes around them, up to a box that is one of many, or else to the root. Returns the
    /// outermost box measured, and whether its results may have changed; `nil` if there are no boxes.
    private func settleClients(_ boxes: [Place]) -> (top: Place, areDifferent: Bool)? {
        guard var top = boxes.first else { return nil }
        for other in boxes.dropFirst() {
            var other = other
            while top.box !== other.box {
                if top.depth >= other.depth { top.climb() } else { other.climb() }
            }
        }
        while top.depth > 0, needsArranging || !top.box.isOneOfMany { top.climb() }
        let known = top.box.results
        for place in boxes {
            for box in sequence(first: place.box, next: \.parent) {
                box.restart()
                if box === top.box { break }
            }
        }
        // The root asks for its own size when it is placed.
        return (top, top.depth > 0 && top.box.differs(from: known))
    }
}
