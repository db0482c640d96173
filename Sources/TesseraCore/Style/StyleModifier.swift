/// Puts a style on top of the stack of its configuration.
nonisolated struct StyleModifier<Style: ControlStyle>: PrimitiveModifier {
    let style: Style
    let name: String

    var description: ModifierDescription? {
        ModifierDescription(name, TypeName.ofStyle(Style.self))
    }

    @MainActor static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        StyleModifierNode(view, under: parent)
    }

    @MainActor static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        // The node was made above.
        unsafeDowncast(node, to: StyleModifierNode<Modified, Style>.self).acceptAll(view)
    }
}

private final class StyleModifierNode<Content: View, Style: ControlStyle>:
    PrimitiveModifierNode<Content, StyleModifier<Style>>
{
    private typealias Key = StyleKey<Style.StyleConfiguration>

    private var layer: TypedStyleLayer<Style>?

    override func prepare() {
        if let part = Style.StyleConfiguration.self as? any HiddenStyleConfiguration.Type {
            let name = TypeName.ofStyle(Style.self)
            return graph.report(
                "\(modifier.name): \(name) has no effect here, as it draws for another style, which "
                    + "`.\(part.modifierName)(_:)` sets along with it: use that.",
                at: enclosingElement)
        }
        let layer = TypedStyleLayer(
            modifier.style, outside: scope.slot(for: Key.self).value)
        self.layer = layer
        scope = EnvironmentScope(under: scope)
        scope.set(Key.self, to: layer)
    }

    func acceptAll(_ new: consuming ModifiedContent<Content, StyleModifier<Style>>) {
        layer?.update(new.modifier.style)
        accept(new)
    }

    override var ownStyle: AnyObject? { layer }
}
