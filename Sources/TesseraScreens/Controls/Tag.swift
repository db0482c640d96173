nonisolated extension View {
    /// Sets the value that a ``Picker`` selects for this view.
    ///
    /// In a `ForEach`, a view without a tag has its element's id as its value.
    public consuming func tag<Value: Hashable>(_ tag: Value) -> some View {
        modifier(TagModifier(tag: tag, isOptional: Value.self is any OptionalValue.Type))
    }
}

nonisolated private struct TagModifier: PrimitiveModifier, Role, Equatable {
    let tag: AnyHashable
    /// Whether the tag has an optional type, which `AnyHashable` does not retain.
    let isOptional: Bool

    var description: ModifierDescription? { Call("tag").argument(tag.base).described }
}

private protocol OptionalValue {}

extension Optional: OptionalValue {}

extension Node {
    /// Returns the options below this node that have a value of a type, in order.
    ///
    /// The views of modifiers are no options. Neither are hidden alternatives, unless this node is
    /// hidden as well. A tag of `Int` matches a selection of `Int?`. A tag of `Int?` does not match
    /// `Int`.
    @MainActor
    func options<Value: Hashable>(of type: Value.Type) -> [(value: Value, node: Node)] {
        var options: [(Value, Node)] = []
        func collect(_ node: Node, _ id: AnyHashable?) {
            let modifier = node.role(TagModifier.self)
            if let tag = modifier?.tag ?? (node.elementName == nil ? nil : id) {
                let isMeant = modifier?.isOptional != true || type is any OptionalValue.Type
                if isMeant, let value = tag.base as? Value { options.append((value, node)) }
            } else {
                var position = 0
                node.forEachChild { child in
                    if !child.isAttachment, child.isHiddenAlternative == isHiddenAlternative {
                        collect(child, node.id(at: position) ?? id)
                    }
                    position += 1
                }
            }
        }
        collect(self, nil)
        return options
    }
}
