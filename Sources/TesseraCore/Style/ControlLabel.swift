/// The label of a control, for its style to place: a part of the style's configuration.
///
/// A style cannot look into it. So a control with another label only is not drawn anew: the label
/// changes where the style has placed it.
///
/// ```swift
/// struct BadgeConfiguration {
///     typealias Label = ControlLabel<BadgeConfiguration>
///     let label: Label
/// }
/// ```
nonisolated public struct ControlLabel<Configuration>: View {
    @usableFromInline let content: AnyView

    /// Makes a label that shows a view.
    @inlinable
    public init<Content: View>(_ content: Content) {
        self.content = AnyView(content)
    }

    @inlinable var passed: PassedView { content.passed }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        PassedViewNode(view.passed, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: PassedViewNode<Self>.self).accept(view.passed)
    }
}
