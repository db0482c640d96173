/// The content of a control, made by the style in force.
///
/// A control puts this in its `body`, with the configuration that describes it. Which style is
/// in force is settled here: the nearest `.controlStyle(_:named:)` above, or `default`. The
/// style's body sees the styles further out only, in its configuration's content too, so a style
/// never draws itself.
nonisolated public struct StyledControl<DefaultStyle: ControlStyle>: View {
    @usableFromInline let configuration: DefaultStyle.StyleConfiguration
    @usableFromInline let defaultStyle: DefaultStyle

    /// - Parameter default: The style where none has been set. It must not make the control
    ///   again: there is no style left to draw it, so it would draw itself without end.
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
        StyledControlNode(view, under: parent)
    }
}

@usableFromInline
final class StyledControlNode<DefaultStyle: ControlStyle>: ViewNode<StyledControl<DefaultStyle>> {
    private typealias Key = StyleKey<DefaultStyle.StyleConfiguration>

    private var view: StyledControl<DefaultStyle>
    /// The styles in force; `nil` where none is set.
    private let layer: StyleLayer<DefaultStyle.StyleConfiguration>?
    private var styleBody: Node?

    @usableFromInline
    init(_ view: consuming StyledControl<DefaultStyle>, under parent: Node) {
        layer = parent.scope.slot(for: Key.self).value
        self.view = view
        super.init(under: parent)
        if let layer {
            dependencies.add(layer, of: self)
            scope = scope.popped(Key.self, to: layer.outer)
        }
        run()
    }

    @usableFromInline
    override func accept(_ new: consuming StyledControl<DefaultStyle>) {
        let isSame = Comparison.of(StyledControl<DefaultStyle>.self).isSame(view, new)
        view = new
        if !isSame { run() }
    }

    /// Runs again, too, when the style has changed.
    override func run() {
        if let layer {
            styleBody = layer.updateBody(styleBody, view.configuration, under: self)
        } else {
            styleBody = StyleBody.update(
                styleBody, view.defaultStyle, view.configuration, under: self)
        }
    }

    @usableFromInline
    package override func forEachChild(_ visit: (Node) -> Void) {
        if let styleBody { visit(styleBody) }
    }

    override func describe(into writer: inout TreeWriter) {
        writer.style(
            named: layer?.styleName ?? TypeName.ofStyle(DefaultStyle.self), from: layer)
        super.describe(into: &writer)
    }
}
