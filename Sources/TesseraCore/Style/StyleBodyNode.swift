/// The node of a control. It runs the `makeBody` of the style that draws the control.
///
/// It runs when the style's value, a value that the style reads, or a compared part of the control
/// changes.
@usableFromInline
final class StyleBodyNode<Control: StyledView, Style: ControlStyle>: BodyNode<Control>
where Control.DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
    @usableFromInline let layer: TypedStyleLayer<Style>?
    @usableFromInline let styleInfo: Unmanaged<TypeInfo>
    @exclusivity(unchecked)
    @usableFromInline var style: Style
    /// The generation of the layer's style that last drew the control.
    @exclusivity(unchecked)
    @usableFromInline var generation: Int

    /// - Parameters:
    ///   - layer: The layer of the style; `nil` for the control's default.
    ///   - scope: The environment of the style's body.
    @inlinable
    init(
        _ control: consuming Control, drawnBy style: consuming Style,
        of layer: TypedStyleLayer<Style>?, in scope: EnvironmentScope? = nil,
        under parent: borrowing Node
    ) {
        self.style = style
        self.layer = layer
        styleInfo = TypeInfo.uncounted(of: Style.self)
        generation = layer?.generation ?? 0
        super.init(control, in: scope, under: parent)
    }

    @usableFromInline
    override func begin() {
        styleInfo.uncounted { $0.install(in: &style, for: self) }
        super.begin()
    }

    override func acceptControl(_ new: inout Control) {
        if layer == nil, MemoryLayout<Style>.size > 0 {
            // Without a layer the style is the control's default, so the types are the same.
            var style = unsafeBitCast(new.defaultStyle, to: Style.self)
            if styleInfo.uncounted({ $0.replace(&self.style, by: &style, at: self) }) {
                enqueueNext()
            }
        }
        guard uncountedInfo.uncounted({ $0.replace(&owner, by: &new, at: self) }) else { return }
        // The layer's scope is inside the control's.
        if owner.setsEnvironment, let scope = layer == nil ? scope : scope.parent {
            owner.set(in: scope)
        }
        enqueueNext()
    }

    override func showBody(of control: inout Control) {
        if let layer {
            layer.noteRead()
            if generation != layer.generation {
                generation = layer.generation
                var new = layer.style
                styleInfo.uncounted { $0.takeOver(&new, from: &style, at: self) }
                style = consume new
            }
        }
        styleInfo.uncounted { $0.update(&style) }
        show(&control, by: &style)
    }

    // `inout` parameters avoid copies of the control and its style.
    private func show(_ control: inout Control, by style: inout Style) {
        Style._showBody(of: style, control.configuration, in: self)
    }

    override func didUnmount() {
        super.didUnmount()
        styleInfo.uncounted { $0.uninstall(&style, for: self) }
    }

    package override var bodyName: String? { styleInfo.takeUnretainedValue().name }

    override var recursionAdvice: String {
        layer == nil
            ? "A default style must not build the control that it draws: no style is left to draw it."
            : "A style must not set itself on the control that it builds."
    }

    package override var configurationType: Any.Type? { Style.StyleConfiguration.self }

    package override var isRestyled: Bool { layer != nil }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? {
        self.role(role, of: &owner) ?? style as? Wanted
    }

    private func role<Wanted>(_ role: Wanted.Type, of control: inout Control) -> Wanted? {
        control._role(role, at: self)
    }

    override func describe(into writer: inout TreeWriter) {
        let style = layer?.isShown == false ? nil : (TypeName.short(Style.self), layer?.modifier)
        writer.composite(owner, by: info, of: self, drawnBy: style)
    }
}
