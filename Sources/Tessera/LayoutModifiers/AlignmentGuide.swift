public import Foundation
public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Sets where a guide from left to right is in this view: the line by which containers with this
    /// alignment line it up.
    ///
    /// The function receives the dimensions of the view, and returns a distance from its leading edge.
    /// It is called when frames are computed, and a state that it alone reads is not followed: read
    /// the state in the body. A result that is not finite is reported as a runtime issue, and the guide
    /// stays where it is by default. The guides of `AlignmentID`s leave the containers that the view
    /// is in; `.leading` and the other standard ones count in the innermost one only.
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
        modifier(GuideModifier(guide: guide) { GuideBox(guide, $0, computeValue) })
    }

    /// Sets where a guide from top to bottom is in this view, as a distance from its upper edge.
    public consuming func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(guide: guide) { GuideBox(guide, $0, computeValue) })
    }
}

nonisolated private struct GuideModifier<Guide>: PrimitiveModifier, LayoutModifier {
    let guide: Guide
    let makeBox: (LayoutBox) -> LayoutBox

    var description: ModifierDescription? { ModifierDescription("alignmentGuide").argument(guide) }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox { makeBox(view) }
}
