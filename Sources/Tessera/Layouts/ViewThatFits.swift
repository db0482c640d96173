public import TesseraCore
public import TesseraLayout

/// A view that shows the first of its views that fits.
///
/// A view fits if its ideal length is at most the proposed one, on each axis that counts; if none
/// does, the last is shown. On an axis without a proposal, every view fits.
///
/// ```swift
/// ViewThatFits(in: .horizontal) { Text("4 of 5 stars"); Text("4/5") }
/// // in a width of 6:
/// // ViewThatFits in: .horizontal at 1.5,0 3×1
/// //   Text "4 of 5 stars"
/// //   Text "4/5" at 1.5,0 3×1
/// ```
///
/// All views are in the tree, with their state; those that are not shown have no frame.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView, LayoutView {
    private let axes: Axis.Set
    public let content: Content

    /// Makes a view that shows one of the views of a builder.
    ///
    /// - Parameters:
    ///   - axes: The axes on which a view must fit; both by default.
    ///   - content: The views, the one to prefer first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        if axes != [.horizontal, .vertical] { description.add("in", axes) }
    }

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        FittingBox(axes: axes, children: views)
    }
}
