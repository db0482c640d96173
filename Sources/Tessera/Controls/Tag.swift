public import TesseraCore

nonisolated extension View {
    /// Sets the value that this view stands for, as an option of a ``Picker``.
    ///
    /// A view of a `ForEach` without a tag stands for its element's id.
    public consuming func tag<Value: Hashable>(_ tag: Value) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}

nonisolated private struct TagModifier: PrimitiveModifier, Role, Equatable {
    let tag: AnyHashable

    var description: ModifierDescription? { ModifierDescription("tag").argument(tag.base) }
}

extension Node {
    /// The views below this node that stand for a value, each with that value, in order.
    @MainActor
    var options: [(tag: AnyHashable, node: Node)] {
        var options: [(AnyHashable, Node)] = []
        func collect(_ node: Node, _ id: AnyHashable?) {
            if let modifier = node.role(TagModifier.self) {
                options.append((modifier.tag, node))
            } else if node.elementName != nil, let id {
                options.append((id, node))
            } else {
                node.forEachChild { collect($0, node.id(of: $0) ?? id) }
            }
        }
        collect(self, nil)
        return options
    }
}
