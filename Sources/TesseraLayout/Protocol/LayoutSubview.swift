/// A proxy of a subview, which a layout measures and places.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    // See `LayoutSubviews`.
    let box: LayoutBox
    let calls: LayoutCalls

    /// The value of the subview for a key. If several modifiers set the value, the outermost wins.
    /// Without a modifier, the value is the key's default.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { box.value(for: key) }

    /// The layout priority of the subview; 0 by default.
    public var priority: Double { box.knownProfile.priority }

    /// Returns the size of the subview for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        box.size(Proposal(proposal))
    }

    /// Returns the size of the subview for a proposal, with its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box, Proposal(proposal))
    }

    /// The preferred distances of the subview.
    public var spacing: ViewSpacing { box.knownSpacing }

    /// Places a point of the subview, by default its top leading corner, at a position in the
    /// bounds, and proposes a size to the subview.
    ///
    /// Call this function only while the layout places its subviews.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let proposal = Proposal(proposal)
        let size = box.size(proposal)
        let origin = CGPoint(
            x: position.x - (anchor.x == 0 ? 0 : anchor.x * size.width),
            y: position.y - (anchor.y == 0 ? 0 : anchor.y * size.height))
        calls.place(box, at: origin, proposal)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.box === right.box
    }
}
