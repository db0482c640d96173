/// Runs a style's `makeBody` for one control.
///
/// It runs if what a style can see has changed: its value, what it reads, and those parts of the
/// configuration that are not passed on.
final class StyleBodyNode<DefaultStyle: ControlStyle, Style: ControlStyle>:
    BodyNode<StyledControl<DefaultStyle>, Style>
where DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    private let fields = FieldPlan.of(StyledControl<DefaultStyle>.self)
    private let layer: TypedStyleLayer<Style>?
    @exclusivity(unchecked)
    private var control: StyledControl<DefaultStyle>
    /// The generation of the layer's style that the control is drawn by.
    private var generation: Int

    /// - Parameter layer: Where the style comes from; `nil` if it is the control's default.
    init(
        _ control: consuming StyledControl<DefaultStyle>, drawnBy style: Style,
        of layer: TypedStyleLayer<Style>?, under parent: Node
    ) {
        self.control = control
        self.layer = layer
        generation = layer?.generation ?? 0
        super.init(
            style,
            in: layer.map {
                parent.scope.replacing(StyleKey<Style.StyleConfiguration>.self, by: $0.outer)
            }, under: parent)
        fields.install(in: &self.control, for: self)
    }

    override func accept(_ new: consuming StyledControl<DefaultStyle>) {
        guard !fields.isSame(control, &new, at: self) else { return }
        control = new
        // Without a layer, the two types are one: the style was the control's default at first.
        if layer == nil { replaceOwner(by: unsafeBitCast(control.defaultStyle, to: Style.self)) }
        enqueueNext()
    }

    override func showBody() {
        Style._showBody(of: owner, control.configuration, in: self)
    }

    override func prepareBody() {
        guard let layer else { return }
        layer.noteRead()
        guard generation != layer.generation else { return }
        generation = layer.generation
        replaceOwner(by: layer.style)
    }

    override func didUnmount() {
        super.didUnmount()
        fields.uninstall(&control, for: self)
    }

    override var recursionAdvice: String {
        layer == nil
            ? "A default style must not build the control that it draws: no style is left to draw it."
            : "A style must not set itself on the control that it builds."
    }

    // What a style makes is shown where the control stands, without an element for the style.
    package override var elementName: String? { nil }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { owner as? Wanted }

    override func describe(into writer: inout TreeWriter) {
        if !(Style.StyleConfiguration.self is any HiddenStyleConfiguration.Type) {
            writer.style(named: TypeName.ofStyle(Style.self), from: layer)
        }
        writer.content(of: self)
    }
}
