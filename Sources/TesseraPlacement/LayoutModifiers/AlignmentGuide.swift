nonisolated extension View {
    /// Sets the position of a horizontal guide in this view. A container with this guide as its
    /// alignment places the guides of its views in one line.
    ///
    /// `computeValue` receives the dimensions of the view and returns a distance from the view's
    /// leading edge. It runs when frames are computed, for the views of a container in their order. If
    /// only `computeValue` reads a state, a change of the state does not update the layout, so read the
    /// state in the body too; the size of a geometry reader is followed. A result
    /// that is not finite is reported as a runtime issue, and the guide keeps its default position.
    /// A guide of a custom `AlignmentID` also affects outer containers. A standard guide, such as
    /// `.leading`, affects only the innermost container.
    ///
    /// ```swift
    /// VStack(alignment: .leading, spacing: 0) {
    ///     Text("ab")
    ///     Text("cd").alignmentGuide(.leading) { $0[.trailing] }
    /// }
    /// // VStack alignment: .leading, spacing: 0 at 0,0 4×2
    /// //   Text "ab" at 2,0 2×1
    /// //   Text "cd" at 0,1 2×1 .alignmentGuide(.leading)
    /// ```
    public consuming func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        laidOut(by: GuideRule(guide.key, computeValue), Call("alignmentGuide").argument(guide))
    }

    /// Sets the position of a vertical guide in this view, as a distance from its upper edge.
    public consuming func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        laidOut(by: GuideRule(guide.key, computeValue), Call("alignmentGuide").argument(guide))
    }
}
