/// A control that has no body of its own: a style makes all of it.
///
/// ```swift
/// struct Badge: StyledView {
///     var text: String
///     var configuration: BadgeConfiguration { BadgeConfiguration(text: text) }
///     var defaultStyle: PlainBadgeStyle { PlainBadgeStyle() }
/// }
/// ```
///
/// It is the same as a view whose `body` is a ``StyledControl`` alone, and takes less: the tree keeps the
/// control and its style in one place. So what the control reads, by `@Environment` for one, has its style
/// run again.
@MainActor @preconcurrency
public protocol StyledView: View where Body == Never {
    /// The type of the style where none has been set.
    associatedtype DefaultStyle: ControlStyle

    /// The properties of the control, for its style.
    var configuration: DefaultStyle.StyleConfiguration { get }

    /// The style where none has been set. It must not make the control again: there is no style left to
    /// draw it, so it would draw itself without end.
    var defaultStyle: DefaultStyle { get }

    /// Returns the control, or what it stands for at a node, if that has a role.
    func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted?
}

extension StyledView {
    public func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? { self as? Wanted }

    @inlinable
    public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        let layer = parent.scope.slot(for: StyleLayer<DefaultStyle.StyleConfiguration>.self).value
        if let layer { return layer.makeNode(view, under: parent) }
        let style = view.defaultStyle
        let node = StyleBodyNode(view, drawnBy: style, of: nil, under: parent)
        node.begin()
        return node
    }

    @inlinable
    public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // Which style's node it is, the node alone knows.
        node.receive(&view)
    }
}
