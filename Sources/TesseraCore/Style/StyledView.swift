/// A control whose entire content is made by its style.
///
/// ```swift
/// struct Badge: StyledView {
///     var text: String
///     var configuration: BadgeConfiguration { BadgeConfiguration(text: text) }
///     var defaultStyle: PlainBadgeStyle { PlainBadgeStyle() }
/// }
/// ```
///
/// It behaves like a view whose `body` is a ``StyledControl``, but the tree keeps the control and
/// its style in one node. When a value that the control reads changes, its style runs again.
@MainActor @preconcurrency
public protocol StyledView: View where Body == Never {
    /// The type of the default style.
    associatedtype DefaultStyle: ControlStyle

    /// The properties of the control, for its style.
    var configuration: DefaultStyle.StyleConfiguration { get }

    /// The style of a control without a style modifier. It must not create the same control,
    /// because it would then draw itself without end.
    var defaultStyle: DefaultStyle { get }

    /// Returns the control, or the value that it represents at a node, if that has the role.
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
        // Only the node knows the type of its style.
        node.receive(&view)
    }
}
