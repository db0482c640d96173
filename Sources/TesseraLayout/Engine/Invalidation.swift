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

    /// Measures the box again for each proposal with a cached size. Returns whether a result may
    /// have changed.
    fileprivate final func settle() -> Bool {
        isStale = false
        let known = (profile: profile, sizes: sizeCache, guides: guides)
        clear()
        guard !known.sizes.isIncomplete, knownProfile == known.profile,
            // The old spacing and values are not stored, so they cannot be compared.
            profile.traits.isDisjoint(with: [.spacing, .values])
        else { return true }
        return known.sizes.all.contains { size($0.proposal) != $0.size }
            || known.guides.contains { explicitGuide($0.key, $0.proposal) != $0.value }
    }
}

extension RootBox {
    /// Measures the stale boxes again, the innermost first. If a result of a box may have changed,
    /// its parent is measured again too. Returns the measured boxes, the outermost first.
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
        while let (box, depth) = queue.popDeepest() {
            measured.append(box)
            guard box.isStale, box.settle(), let parent = box.parent, !parent.isStale else {
                continue
            }
            parent.isStale = true
            queue.add(parent, at: depth - 1)
        }
        return measured.reversed()
    }
}
