/// Runs a style's `makeBody` for one control.
///
/// It runs if what a style can see has changed: its value, what it reads, and those parts of the
/// configuration that are not passed on.
@usableFromInline
final class StyleBodyNode<DefaultStyle: ControlStyle, Style: ControlStyle>:
    BodyNode<StyledControl<DefaultStyle>, Style>
where DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    @usableFromInline let layer: TypedStyleLayer<Style>?
    @usableFromInline let passed: PassedFields
    @exclusivity(unchecked)
    @usableFromInline var configuration: Style.StyleConfiguration
    /// The generation of the layer's style that the control is drawn by.
    @usableFromInline var generation: Int

    /// - Parameter layer: Where the style comes from; `nil` if it is the control's default.
    @inlinable
    init(
        _ configuration: consuming Style.StyleConfiguration, drawnBy style: consuming Style,
        of layer: TypedStyleLayer<Style>?, under parent: Node
    ) {
        self.configuration = configuration
        self.layer = layer
        passed = PassedFields.of(Style.StyleConfiguration.self)
        generation = layer?.generation ?? 0
        super.init(style, in: layer?.scope(inside: parent.scope), under: parent)
        passed.install(in: &self.configuration, for: self)
    }

    @usableFromInline
    override func receive(_ new: inout StyledControl<DefaultStyle>) {
        // Without a layer, the two types are one: the style was the control's default at first.
        if layer == nil { acceptOwner(unsafeBitCast(new.defaultStyle, to: Style.self)) }
        guard !passed.isSame(&configuration, &new.configuration, at: self) else { return }
        configuration = new.configuration
        enqueueNext()
    }

    override func showBody() {
        Style._showBody(of: owner, configuration, in: self)
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
        passed.uninstall(&configuration, for: self)
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
        if layer?.isShown != false {
            writer.style(named: TypeName.short(Style.self), from: layer)
        }
        writer.content(of: self)
    }
}
