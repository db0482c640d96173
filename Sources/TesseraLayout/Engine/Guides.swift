extension LayoutBox {
    /// Returns the position of an explicit guide in this box for a proposal; `nil` if the guide is
    /// not set.
    final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        let profile = knownProfile
        guard profile.traits.give(key) else { return nil }
        let proposal = profile.key(proposal)
        if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) {
            return known.value
        }
        var value = guide(key, proposal)
        if let place = value, !place.isFinite {
            // A box that is measured for its maximum size has infinite guides.
            if size(proposal)[key.axis].isFinite {
                note("A guide is at \(printed(place)); the guide's default place is used.")
            }
            value = nil
        }
        guides.append((key, proposal, value, sizeCache.count))
        return value
    }

    /// Whether an explicit guide for a proposal is not known.
    final func lacksGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Bool {
        guard knownProfile.traits.give(key) else { return false }
        let proposal = profile.key(proposal)
        return !guides.contains { $0.key == key && $0.proposal == proposal }
    }

    /// Forgets the guides of this box, and of those that it modifies. A container asks for the guides
    /// of all its children again if it asks for one, because a guide may depend on those before it.
    final func forgetGuides() {
        for box in sequence(first: self, next: \.modified) { box.guides = [] }
    }

    /// Returns the position of a guide in this box for a proposal.
    @inline(__always)
    final func guide(of key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> Double {
        if !profile.traits.give(key), !key.fraction.isNaN {
            return key.fraction == 0 ? 0 : key.fraction * size[key.axis]
        }
        return ViewDimensions(self, proposal)[key]
    }

    /// Returns the origin that aligns this box's guides with the default guides of its container.
    final func origin(in size: CGSize, _ alignment: Alignment, _ proposal: Proposal) -> CGPoint {
        origin(alignment, proposal) { key in
            key.fraction.isNaN ? ViewDimensions(size)[key] : key.fraction * size[key.axis]
        }
    }

    /// Returns the origin that aligns this box's guides with other guides.
    final func origin(
        _ alignment: Alignment, _ proposal: Proposal, _ outer: (AlignmentKey) -> Double
    ) -> CGPoint {
        let size = size(proposal)
        let (across, down) = (alignment.horizontal.key, alignment.vertical.key)
        return CGPoint(
            x: outer(across) - guide(of: across, proposal, size),
            y: outer(down) - guide(of: down, proposal, size))
    }

    /// Returns the explicit guides of the children, merged into a guide of this box.
    final func mergedGuide(
        _ key: AlignmentKey, _ merge: GuideMerge, _ proposal: Proposal
    ) -> Double? {
        guard merge != .none else { return nil }
        var guides: [Double] = []
        arrange(proposal, size(proposal)) { child, origin, proposal in
            guard let guide = child.explicitGuide(key, proposal) else { return }
            guides.append(guide + origin[key.axis])
        }
        switch merge {
        case .none, .least: return guides.min()
        case .mean: return guides.isEmpty ? nil : guides.reduce(0, +) / Double(guides.count)
        case .greatest: return guides.max()
        }
    }
}

/// The explicit guides of a box for a proposal.
private struct BoxGuides: ExplicitGuides {
    let box: LayoutBox
    let proposal: Proposal

    func position(of key: AlignmentKey) -> CGFloat? {
        box.explicitGuide(key, proposal).map { CGFloat($0) }
    }

    func isSame(as other: (any ExplicitGuides)?) -> Bool {
        guard let other = other as? BoxGuides else { return false }
        return box === other.box && proposal == other.proposal
    }
}

extension ViewDimensions {
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ box: LayoutBox, _ proposal: Proposal) {
        let size = box.size(proposal)
        let guides = BoxGuides(box: box, proposal: proposal)
        self.init(width: size.width, height: size.height, guides: guides)
    }
}
