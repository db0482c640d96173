public import TesseraCore
import TesseraLayout

/// A group of windows with the same kind of content.
///
/// The tree shows a single window.
nonisolated public struct WindowGroup<Content: View>: PrimitiveView, LayoutView, Scene {
    private let title: String?
    public let content: Content

    /// Makes windows without a title.
    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// Makes windows with a title.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("title", title)
    }

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.column(views)
    }
}
