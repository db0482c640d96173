/// The content of a control, made by the style in force.
///
/// A control puts this in its `body`, with the configuration that describes it. Which style is
/// in force is settled here: the nearest `.controlStyle(_:named:)` above, or `default`. The
/// style's body sees the styles further out only, in its configuration's content too, so a style
/// never draws itself.
nonisolated public struct StyledControl<DefaultStyle: ControlStyle>: View {
    let configuration: DefaultStyle.StyleConfiguration
    let defaultStyle: DefaultStyle

    /// - Parameter default: The style where none has been set. It must not make the control
    ///   again: there is no style left to draw it, so it would draw itself without end.
    public init(
        _ configuration: DefaultStyle.StyleConfiguration, default defaultStyle: DefaultStyle
    ) {
        self.configuration = configuration
        self.defaultStyle = defaultStyle
    }

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: consuming Self, under parent: Node) -> ViewNode<
        Self
    > {
        StyledControlNode(view, under: parent)
    }
}

private final class StyledControlNode<DefaultStyle: ControlStyle>:
    ViewNode<StyledControl<DefaultStyle>>
{
    private typealias Key = StyleKey<DefaultStyle.StyleConfiguration>

    private var view: StyledControl<DefaultStyle>
    private let layer: StyleLayer<DefaultStyle.StyleConfiguration>
    private let isDefault: Bool
    private var styleBody: Node?

    init(_ view: consuming StyledControl<DefaultStyle>, under parent: Node) {
        let set = parent.scope.slot(for: Key.self).value
        layer = set ?? TypedStyleLayer(view.defaultStyle, outside: nil)
        isDefault = set == nil
        self.view = view
        super.init(under: parent)
        if !isDefault { scope = scope.popped(Key.self, to: layer.outer) }
        run()
    }

    override func accept(_ new: consuming StyledControl<DefaultStyle>) {
        view = new
        if isDefault, let layer = layer as? TypedStyleLayer<DefaultStyle> {
            layer.style = view.defaultStyle
        }
        run()
    }

    /// Runs again, too, when the style has changed.
    override func run() {
        Tracking.run(as: self) {
            if let styleBody {
                layer.updateBody(styleBody, view.configuration)
            } else {
                styleBody = layer.makeBody(view.configuration, under: self)
            }
        }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let styleBody { visit(styleBody) }
    }

    override func describe(into writer: inout TreeWriter) {
        writer.style(named: layer.styleName, from: isDefault ? nil : layer)
        super.describe(into: &writer)
    }
}
