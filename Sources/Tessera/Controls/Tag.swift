public import TesseraCore

nonisolated extension View {
    /// Sets the value that a ``Picker`` selects for this view.
    ///
    /// In a `ForEach`, a view without a tag has its element's id as its value.
    public consuming func tag<Value: Hashable>(_ tag: Value) -> some View {
        // `AnyHashable` does not distinguish an optional value from the value inside it.
        let isOptional = Value.self is any OptionalValue.Type
        return modifier(
            TagModifier(tag: isOptional ? AnyHashable(OptionalTag(value: tag)) : AnyHashable(tag)))
    }
}

nonisolated private struct TagModifier: PrimitiveModifier, Role, Equatable {
    let tag: AnyHashable

    var description: ModifierDescription? {
        ModifierDescription("tag").argument((tag.base as? any AnyOptionalTag)?.printed ?? tag.base)
    }
}

private protocol OptionalValue {}

extension Optional: OptionalValue {}

nonisolated private protocol AnyOptionalTag {
    var printed: Any { get }
}

/// A tag of an optional type.
nonisolated private struct OptionalTag<Value: Hashable>: Hashable, AnyOptionalTag {
    let value: Value
    var printed: Any { value }
}

extension AnyHashable {
    /// Returns the value of a tag for a picker's selection; `nil` if the tag has another type.
    ///
    /// A tag of `Int` matches a selection of `Int?`. A tag of `Int?` does not match `Int`.
    func selection<Value: Hashable>(as type: Value.Type = Value.self) -> Value? {
        if let tag = base as? OptionalTag<Value> { return tag.value }
        return base is any AnyOptionalTag ? nil : base as? Value
    }
}

extension Node {
    /// Returns the options below this node that have a value of a type, in order.
    @MainActor
    func options<Value: Hashable>(of type: Value.Type) -> [(value: Value, node: Node)] {
        var options: [(Value, Node)] = []
        func collect(_ node: Node, _ id: AnyHashable?) {
            let tag = node.role(TagModifier.self)?.tag
            if let tag = tag ?? (node.elementName == nil ? nil : id) {
                if let value = tag.selection(as: type) { options.append((value, node)) }
            } else {
                var position = 0
                node.forEachChild { child in
                    collect(child, node.id(at: position) ?? id)
                    position += 1
                }
            }
        }
        collect(self, nil)
        return options
    }
}
