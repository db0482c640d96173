public import TesseraCore
import TesseraLayout

/// A line between views.
nonisolated public struct Divider: PrimitiveView, Hashable, Sendable {
    /// Makes a divider.
    public init() {}
}

nonisolated extension Divider: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LeafBox(.divider(thickness: 1))
    }
}
