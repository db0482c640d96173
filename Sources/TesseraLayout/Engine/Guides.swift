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
        guides.append((key, proposal, value))
        return value
    }

    /// Returns the position of a guide in this box for a proposal.
    @inline(__always)
    final func guide(of key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> Double {
        if !profile.traits.give(key), !key.fraction.isNaN {
            return key.fraction == 0 ? 0 : key.fraction * size[key.axis]
        }
        return ViewDimensions(self, proposal)[key]
    }

    /// Returns the origin that aligns this box's guides with the default guides of its container.
    final func origin(in size: Size, _ alignment: Alignment, _ proposal: Proposal) -> Point {
        let own = self.size(proposal)
        func place(_ key: AlignmentKey) -> Double {
            let outer =
                key.fraction.isNaN
                ? ViewDimensions(size)[key] : key.fraction * size[key.axis]
            return outer - guide(of: key, proposal, own)
        }
        return Point(x: place(alignment.horizontal.key), y: place(alignment.vertical.key))
    }

    /// Returns the explicit guides of the children, merged into a guide of this box.
    final func mergedGuide(
        _ key: AlignmentKey, _ merge: GuideMerge, _ proposal: Proposal
    ) -> Double? {
        var merger = GuideMerger(merge)
        arrange(proposal, size(proposal)) { child, origin, proposal in
            guard let guide = child.explicitGuide(key, proposal) else { return }
            merger.add(guide + origin[key.axis])
        }
        return merger.value
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
    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    init(_ box: LayoutBox, _ proposal: Proposal) {
        let size = box.size(proposal)
        let guides = BoxGuides(box: box, proposal: proposal)
        self.init(width: size.width, height: size.height, guides: guides)
    }
}

/// Merges the guides of several boxes.
struct GuideMerger {
    private let merge: GuideMerge
    private var result = 0.0
    private var count = 0.0

    init(_ merge: GuideMerge) { self.merge = merge }

    mutating func add(_ guide: Double) {
        switch merge {
        case .none: return
        case .mean: result += guide
        case .least: result = count == 0 ? guide : min(result, guide)
        case .greatest: result = count == 0 ? guide : max(result, guide)
        }
        count += 1
    }

    var value: Double? {
        guard count > 0 else { return nil }
        return merge == .mean ? result / count : result
    }
}
