/// A modifier that sets a style, and the host style of that style if it has one.
nonisolated struct StyleModifier<Style: ControlStyle>: PrimitiveModifier {
    let style: Style
    let name: String

    static var _makesEnvironment: Bool { true }

    @MainActor func _setEnvironment(of node: Node) {
        node.scope.setLayer(of: style, isShown: true)
        if let carrier = style._carrier { node.scope.setLayer(of: carrier, isShown: false) }
    }

    var description: ModifierDescription? {
        ModifierDescription(name, TypeName.short(Style.self))
    }
}

extension EnvironmentScope {
    /// Sets the style of a new or existing layer in this scope.
    fileprivate func setLayer<Style: ControlStyle>(of style: Style, isShown: Bool) {
        typealias Layer = StyleLayer<Style.StyleConfiguration>
        if let known = ownTypedSlot(for: Layer.self)?.value as? TypedStyleLayer<Style> {
            known.update(style)
        } else {
            let outer = parent?.slot(for: Layer.self).value
            set(Layer.self, to: TypedStyleLayer(style, outside: outer, isShown: isShown))
        }
    }
}
