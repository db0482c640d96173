public import TesseraCore

/// A screen with a title: what ``NavigationStack`` has taken the place of.
///
/// Only the first screen is shown: links by value need a stack.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
