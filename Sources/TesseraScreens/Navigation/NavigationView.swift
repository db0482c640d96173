/// A screen with a title. Use ``NavigationStack`` instead.
///
/// Only the first screen is shown: links by value need a stack.
nonisolated public struct NavigationView<Content: View>: PrimitiveView, LayoutView, BarredView {
    public let content: Content

    /// Makes a stack of screens with the content as its first screen.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.barred(context.screen(views))
    }
}
