/// Keeps a control whose content a style makes.
@usableFromInline
class StyledControlNode<DefaultStyle: ControlStyle>: BodyNode<StyledControl<DefaultStyle>> {
    // An access to it contains none that changes it.
    @exclusivity(unchecked)
    @usableFromInline final var configuration: DefaultStyle.StyleConfiguration
    @usableFromInline final let compared = Comparison.of(DefaultStyle.StyleConfiguration.self)

    init(
        _ configuration: DefaultStyle.StyleConfiguration, drawnBy plan: FieldPlan,
        under parent: Node
    ) {
        self.configuration = configuration
        super.init(plan, under: parent)
    }

    @inlinable
    final func acceptConfiguration(_ new: consuming DefaultStyle.StyleConfiguration) {
        guard !compared.isSame(configuration, new) else { return }
        configuration = consume new
        enqueueNext()
    }

    /// Takes over the style for a control that none has been set for.
    @usableFromInline
    func acceptDefault(_ new: DefaultStyle) {}
}

/// Runs a style's `makeBody` for one control.
class StyleBodyNode<DefaultStyle: ControlStyle, Style: ControlStyle>:
    StyledControlNode<DefaultStyle>
where DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    // An access to it contains none that changes it.
    @exclusivity(unchecked)
    private final var style: Style
    private final let layer: TypedStyleLayer<Style>?
    /// The generation of the layer's style that the control is drawn by.
    private final var generation: Int
    private final var child: ViewNode<Style.Body>?

    init(
        _ configuration: Style.StyleConfiguration, in style: Style,
        of layer: TypedStyleLayer<Style>?, under parent: Node
    ) {
        self.style = style
        self.layer = layer
        generation = layer?.generation ?? 0
        super.init(configuration, drawnBy: FieldPlan.of(Style.self), under: parent)
        if let layer {
            scope = scope.popped(StyleKey<Style.StyleConfiguration>.self, to: layer.outer)
        }
        plan.install(in: &self.style, for: self)
    }

    /// Draws the control in another style of the same type.
    final func replaceStyle(by new: consuming Style) {
        plan.install(in: &new, after: style, for: self)
        style = new
    }

    final func isDrawn(as other: Style) -> Bool { plan.isSame(style, other) }

    final override func runBody() {
        layer?.noteRead()
        if let layer, generation != layer.generation {
            generation = layer.generation
            replaceStyle(by: layer.style)
        }
        plan.update(&style)
        child = Style._updateContent(child, of: style, configuration, under: self)
    }

    final package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    final override func didUnmount() {
        super.didUnmount()
        plan.uninstall(&style)
    }

    override var recursionAdvice: String {
        "A style must not set itself on the control that it builds."
    }

    // What a style makes is shown where the control stands, without an element for the style.
    final package override var elementName: String? { nil }

    final override func describe(into writer: inout TreeWriter) {
        if !(Style.StyleConfiguration.self is any HiddenStyleConfiguration.Type) {
            writer.style(named: TypeName.ofStyle(Style.self), from: layer)
        }
        writer.content(of: self)
    }
}

/// Runs the `makeBody` of a control's default style, none having been set.
final class DefaultStyleBodyNode<Style: ControlStyle>: StyleBodyNode<Style, Style> {
    init(_ control: consuming StyledControl<Style>, under parent: Node) {
        super.init(control.configuration, in: control.defaultStyle, of: nil, under: parent)
    }

    override func acceptDefault(_ new: Style) {
        guard !isDrawn(as: new) else { return }
        replaceStyle(by: new)
        enqueueNext()
    }

    override var recursionAdvice: String {
        "A default style must not build the control that it draws: no style is left to draw it."
    }
}

/// What one style tells another that carries it out: the printed tree names the first one only.
package protocol HiddenStyleConfiguration {
    /// The name of the modifier that sets the two styles together.
    static var modifierName: String { get }
}
