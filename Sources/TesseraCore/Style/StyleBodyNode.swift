/// The node of a control. It runs the `makeBody` of the style that draws the control.
///
/// It runs when the style's value, a value that the style reads, or a compared part of the control
/// changes.
@usableFromInline
final class StyleBodyNode<Control: StyledView, Style: ControlStyle>: BodyNode<Control, Style>
where Control.DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    @usableFromInline let layer: TypedStyleLayer<Style>?
    @usableFromInline let uncountedControlInfo: Unmanaged<TypeInfo>
    @exclusivity(unchecked)
    @usableFromInline var control: Control
    /// The generation of the layer's style that last drew the control.
    @exclusivity(unchecked)
    @usableFromInline var generation: Int

    /// - Parameters:
    ///   - layer: The layer of the style; `nil` for the control's default.
    ///   - scope: The environment of the style's body.
    @inlinable
    required init(
        _ control: consuming Control, drawnBy style: consuming Style,
        of layer: TypedStyleLayer<Style>?, in scope: EnvironmentScope? = nil,
        under parent: borrowing Node
    ) {
        self.control = control
        self.layer = layer
        uncountedControlInfo = TypeInfo.uncounted(of: Control.self)
        generation = layer?.generation ?? 0
        super.init(style, in: scope, under: parent)
    }

    @usableFromInline
    override func begin() {
        super.begin()
        uncountedControlInfo.uncounted { $0.install(in: &control, for: self) }
    }

    private var controlInfo: TypeInfo { uncountedControlInfo.takeUnretainedValue() }

    @inlinable
    override func receive(_ new: inout Control) {
        if layer == nil, MemoryLayout<Style>.size > 0 {
            // Without a layer the style is the control's default, so the types are the same.
            acceptOwner(unsafeBitCast(new.defaultStyle, to: Style.self))
        }
        let isSame = uncountedControlInfo.uncounted { info in
            if info.isSame(&control, &new, at: self) { return true }
            info.install(in: &new, after: &control, for: self)
            return false
        }
        guard !isSame else { return }
        if new.setsEnvironment { setEnvironment(of: new) }
        control = new
        enqueueNext()
    }

    /// Sets the values of another control in the environment made for this one.
    @usableFromInline
    func setEnvironment(of new: borrowing Control) {
        // The layer's scope is inside the control's.
        guard let place = layer == nil ? scope : scope.parent, let outside = place.parent else {
            return
        }
        var values = EnvironmentValues(outside)
        if new.setEnvironment(&values, after: control) { values.store(in: place) }
    }

    override func showBody() {
        show(&control, by: &owner)
    }

    private func show(_ control: inout Control, by style: inout Style) {
        Style._showBody(of: style, control.configuration, in: self)
    }

    override func prepareBody() {
        uncountedControlInfo.uncounted { $0.update(&control) }
        guard let layer else { return }
        layer.noteRead()
        guard generation != layer.generation else { return }
        generation = layer.generation
        replaceOwner(by: layer.style)
    }

    override func didUnmount() {
        super.didUnmount()
        uncountedControlInfo.uncounted { $0.uninstall(&control, for: self) }
    }

    override var recursionAdvice: String {
        layer == nil
            ? "A default style must not build the control that it draws: no style is left to draw it."
            : "A style must not set itself on the control that it builds."
    }

    package override var configurationType: Any.Type? { Style.StyleConfiguration.self }

    package override var isRestyled: Bool { layer != nil }

    // The control supplies the element. A style has no element.
    package override var elementName: String? { controlInfo.elementName }

    override var elementText: String? {
        controlInfo.mayHaveText ? controlInfo.elementText(of: control) : nil
    }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? {
        self.role(role, of: &control) ?? owner as? Wanted
    }

    // An `inout` parameter avoids a copy of the control.
    private func role<Wanted>(_ role: Wanted.Type, of control: inout Control) -> Wanted? {
        control._role(role, at: self)
    }

    override func describe(into writer: inout TreeWriter) {
        let style =
            layer?.isShown == false ? nil : (TypeName.short(Style.self), layer as AnyObject?)
        writer.composite(control, by: controlInfo, of: self, drawnBy: style)
    }
}
