/// A modifier that sets a style, and the host style of that style if it has one.
nonisolated struct StyleModifier<Style: ControlStyle>: PrimitiveModifier {
    let style: Style
    let name: String

    static var _makesEnvironment: Bool { true }

    @MainActor func _setEnvironment(of node: Node) {
        node.setLayer(of: style, isShown: true)
        if let carrier = style._carrier { node.setLayer(of: carrier, isShown: false) }
    }

    var description: ModifierDescription? {
        ModifierDescription(name, TypeName.short(Style.self))
    }
}

extension Node {
    /// Sets the style of a new or existing layer in the environment of this node's content.
    fileprivate func setLayer<Style: ControlStyle>(of style: Style, isShown: Bool) {
        typealias Layer = StyleLayer<Style.StyleConfiguration>
        if let known = scope.ownTypedSlot(for: Layer.self)?.value as? TypedStyleLayer<Style> {
            known.update(style)
        } else {
            let outer = scope.parent?.slot(for: Layer.self).value
            let layer = TypedStyleLayer(style, of: self, outside: outer, isShown: isShown)
            scope.set(Layer.self, to: layer)
        }
    }
}
