/// Runs a style's `makeBody` for one control.
class StyledControlNode<DefaultStyle: ControlStyle, Style: ControlStyle>:
    BodyNode<StyledControl<DefaultStyle>>
where DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    // An access to these two contains none that changes them.
    @exclusivity(unchecked)
    private final var style: Style
    @exclusivity(unchecked)
    private final var configuration: Style.StyleConfiguration
    private final let compared = Comparison.of(Style.StyleConfiguration.self)
    private final var child: ViewNode<Style.Body>?

    init(_ style: Style, _ configuration: Style.StyleConfiguration, under parent: Node) {
        self.style = style
        self.configuration = configuration
        super.init(FieldPlan.of(Style.self), under: parent)
    }

    /// To be called when the node has the environment that the style sees.
    final func installFields() {
        plan.install(in: &style, for: self)
    }

    override func accept(_ new: consuming StyledControl<DefaultStyle>) {
        guard !compared.isSame(configuration, new.configuration) else { return }
        configuration = new.configuration
        runNext()
    }

    /// Draws the control in another style of the same type.
    final func replaceStyle(by new: consuming Style) {
        plan.install(in: &new, after: style, for: self)
        style = new
    }

    final func isDrawn(as other: Style) -> Bool { plan.isSame(style, other) }

    override func runBody() {
        plan.update(&style)
        child = Style._updateContent(child, of: style, configuration, under: self)
    }

    var layer: StyleLayer<Style.StyleConfiguration>? { nil }

    final package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    final override func didUnmount() {
        super.didUnmount()
        plan.uninstall(&style)
    }

    final override func describe(into writer: inout TreeWriter) {
        writer.style(named: TypeName.ofStyle(Style.self), from: layer)
        super.describe(into: &writer)
    }
}

/// A control that is drawn by a style set above it.
final class LayeredControlNode<DefaultStyle: ControlStyle, Style: ControlStyle>:
    StyledControlNode<DefaultStyle, Style>
where DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    private let typedLayer: TypedStyleLayer<Style>
    /// The generation of the layer's style that the control is drawn by.
    private var generation: Int

    init(
        _ control: consuming StyledControl<DefaultStyle>, drawnBy layer: TypedStyleLayer<Style>,
        under parent: Node
    ) {
        typedLayer = layer
        generation = layer.generation
        super.init(layer.style, control.configuration, under: parent)
        scope = scope.popped(StyleKey<Style.StyleConfiguration>.self, to: layer.outer)
        installFields()
    }

    override var layer: StyleLayer<Style.StyleConfiguration>? { typedLayer }

    override func runBody() {
        typedLayer.noteRead()
        if generation != typedLayer.generation {
            generation = typedLayer.generation
            replaceStyle(by: typedLayer.style)
        }
        super.runBody()
    }
}

/// A control that is drawn by its default style, none having been set.
final class DefaultControlNode<Style: ControlStyle>: StyledControlNode<Style, Style> {
    init(_ control: consuming StyledControl<Style>, under parent: Node) {
        super.init(control.defaultStyle, control.configuration, under: parent)
        installFields()
    }

    override func accept(_ new: consuming StyledControl<Style>) {
        if !isDrawn(as: new.defaultStyle) {
            replaceStyle(by: new.defaultStyle)
            runNext()
        }
        super.accept(new)
    }
}
