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

    /// Whether the control sets environment values for the views of its style; `false` by default.
    var setsEnvironment: Bool { get }

    /// Sets environment values for the views of the style. Adjacent controls of one type share the
    /// environment, so they must set the same values.
    func setEnvironment(_ values: inout EnvironmentValues)

    /// Returns the control, or the value that it represents at a node, if that has the role.
    func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted?
}

extension StyledView {
    public var setsEnvironment: Bool { false }
    public func setEnvironment(_ values: inout EnvironmentValues) {}

    public func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? { self as? Wanted }

    @inlinable
    public static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node? {
        if let node {
            // Only the node knows the type of its style.
            unsafeDowncast(node, to: BodyNode<Self>.self).acceptControl(&view)
            return nil
        }
        let place = view.setsEnvironment ? parent.scope(of: view) : parent.scope
        let layer = place.slot(for: StyleLayer<DefaultStyle.StyleConfiguration>.self).value
        if let layer { return layer.makeNode(view, in: place, under: parent) }
        let style = view.defaultStyle
        let node = StyleBodyNode(view, drawnBy: style, of: nil, in: place, under: parent)
        node.begin()
        return node
    }
}

extension Node {
    /// Returns the environment for the style's views of a control that is a child of this node.
    @usableFromInline
    @MainActor func scope<Control: StyledView>(of control: Control) -> EnvironmentScope {
        graph.controlScopes.sharedScope(of: Control.self, inside: scope) { control.set(in: $0) }
    }
}

extension StyledView {
    /// Sets the control's values in the environment made for it.
    func set(in scope: EnvironmentScope) {
        guard let outside = scope.parent else { return }
        var values = EnvironmentValues(outside)
        setEnvironment(&values)
        scope.hold(values.slots(inside: outside))
    }
}
