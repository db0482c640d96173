public import TesseraCore

nonisolated extension View {
    /// Says which value choosing this view stands for, in a ``Picker``.
    ///
    /// A view of a `ForEach` without a tag stands for its element's id.
    public func tag<Value: Hashable>(_ tag: Value) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}

nonisolated private struct TagModifier: PrimitiveModifier, Equatable {
    let tag: AnyHashable

    var description: ModifierDescription? { ModifierDescription("tag").argument(tag.base) }
}

extension Node {
    /// What the views below this node stand for, in order.
    @MainActor
    var tags: [AnyHashable] {
        var tags: [AnyHashable] = []
        func collect(_ node: Node, _ id: AnyHashable?) {
            if let modifier = node.payload as? TagModifier {
                tags.append(modifier.tag)
            } else if node.elementName != nil, let id {
                tags.append(id)
            } else {
                node.forEachChild { collect($0, node.id(of: $0) ?? id) }
            }
        }
        collect(self, nil)
        return tags
    }
}
