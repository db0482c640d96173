/// A group of windows with the same kind of content.
///
/// The tree shows a single window.
nonisolated public struct WindowGroup<Content: View>: PrimitiveView, LayoutView, Scene {
    private let title: String?
    public let content: Content

    /// Makes windows with a title, or without one.
    public init(_ title: String? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("title", title)
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.column(views)
    }
}
