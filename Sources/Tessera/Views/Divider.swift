public import TesseraCore
import TesseraLayout

/// A line between views.
nonisolated public struct Divider: PrimitiveView, LayoutView, Hashable, Sendable {
    /// Makes a divider.
    public init() {}

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LeafBox(.divider(thickness: 1))
    }
}
