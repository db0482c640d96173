/// The content of a control, made by the style in force.
///
/// A control puts this in its `body`, with the configuration that describes it. Which style is
/// in force is settled here: the nearest `.controlStyle(_:named:)` above, or `default`. The
/// style's body sees the styles further out only, in its configuration's content too, so a style
/// never draws itself.
nonisolated public struct StyledControl<DefaultStyle: ControlStyle>: View {
    @usableFromInline var configuration: DefaultStyle.StyleConfiguration
    @usableFromInline let defaultStyle: DefaultStyle

    /// Makes the content of a control.
    ///
    /// - Parameters:
    ///   - configuration: The properties of the control, for the style.
    ///   - defaultStyle: The style where none has been set. It must not make the control again:
    ///     there is no style left to draw it, so it would draw itself without end.
    @inlinable
    public init(
        _ configuration: DefaultStyle.StyleConfiguration, default defaultStyle: DefaultStyle
    ) {
        self.configuration = configuration
        self.defaultStyle = defaultStyle
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        let layer = parent.scope.slot(for: StyleLayer<DefaultStyle.StyleConfiguration>.self).value
        if let layer { return layer.makeNode(view.configuration, DefaultStyle.self, under: parent) }
        return StyleBodyNode(view.configuration, drawnBy: view.defaultStyle, of: nil, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // Which style's node it is, the node alone knows.
        node.receive(&view)
    }
}
