/// Puts a style on top of the stack of its configuration.
nonisolated struct StyleModifier<Style: ControlStyle>: PrimitiveModifier {
    let style: Style
    let name: String

    var description: ModifierDescription? {
        ModifierDescription(name, TypeName.ofStyle(Style.self))
    }

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        StyleModifierNode(view, under: parent)
    }
}

private final class StyleModifierNode<Content: View, Style: ControlStyle>:
    PrimitiveModifierNode<Content, StyleModifier<Style>>
{
    private typealias Key = StyleKey<Style.StyleConfiguration>

    private var layer: TypedStyleLayer<Style>?

    override func prepare() {
        let layer = TypedStyleLayer(
            view.modifier.style, outside: scope.slot(for: Key.self).value)
        self.layer = layer
        scope = EnvironmentScope(under: scope)
        scope.set(Key.self, to: layer)
    }

    override func modifierDidChange(from old: StyleModifier<Style>) {
        layer?.style = view.modifier.style
    }

    override var ownStyle: AnyObject? { layer }
}
