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
nonisolated public struct ControlLabel<Configuration>: PassingView {
    private let content: AnyView

    /// Makes a label that shows a view.
    public init<Content: View>(_ content: Content) {
        self.content = AnyView(content)
    }

    var passed: PassedView { content.passed }

    public typealias Body = Never

    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        PassedViewNode(view, under: parent)
    }
}
