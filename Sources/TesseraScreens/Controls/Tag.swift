nonisolated extension View {
    /// Sets the value that a ``Picker`` selects for this view.
    ///
    /// In a `ForEach`, a view without a tag has its element's id as its value. Of several loops
    /// around the view, the innermost counts. A tag is a value of an optional selection as well,
    /// whether or not it includes optionals.
    public consuming func tag<Value: Hashable>(
        _ tag: Value, includeOptional: Bool = true
    ) -> some View {
        modifier(TagModifier(tag: tag))
    }
}

/// A modifier that sets the value of an option.
private protocol OptionTag: Role {
    var option: (value: AnyHashable, type: Any.Type) { get }
}

nonisolated private struct TagModifier<Value: Hashable>: PrimitiveModifier, OptionTag, Equatable {
    let tag: Value

    var option: (value: AnyHashable, type: Any.Type) { (AnyHashable(tag), Value.self) }

    var description: ModifierDescription? { Call("tag").argument(option.value.base).described }
}

private protocol OptionalValue {}

extension Optional: OptionalValue {}

/// A view that a picker offers, with its value.
struct PickerOption {
    let value: AnyHashable
    /// The type of the value. `AnyHashable` does not retain that a value is an optional.
    let type: Any.Type
    let node: Node
    /// Whether the value is a tag, and not the id of a loop's element.
    let isTagged: Bool

    /// Returns the value for a selection of a type; `nil` for a value of another type. A tag of
    /// `Int` matches a selection of `Int?`. A tag of `Int?` does not match `Int`.
    func value<Value>(as type: Value.Type) -> Value? {
        self.type is any OptionalValue.Type && !(type is any OptionalValue.Type)
            ? nil : value.base as? Value
    }
}

@MainActor
extension Node {
    /// Returns the options of a picker below this node that have a value of a type, in order.
    func options<Value: Hashable>(of type: Value.Type) -> [(value: Value, node: Node)] {
        options.compactMap { option in option.value(as: type).map { ($0, option.node) } }
    }

    /// The options of a picker below this node that have a value, in order.
    ///
    /// The views of modifiers and the edges of sections are no options. Neither are hidden
    /// alternatives, unless this node is hidden as well. An id belongs to the outermost view without
    /// a value inside.
    var options: [PickerOption] {
        var options: [PickerOption] = []
        /// Adds the options at a node. Returns whether a view inside has a value, besides the id.
        ///
        /// - Parameter isView: Whether the node is inside a view, where ids identify its parts.
        func collect(_ node: Node, _ id: AnyHashable?, isInView: Bool) -> Bool {
            if let (value, type) = node.role((any OptionTag).self)?.option {
                options.append(
                    PickerOption(value: value, type: type, node: node, isTagged: true))
                return true
            }
            // A section is no view, but groups views.
            if node.has((any SectionEdge).self) { return true }
            let start = options.count
            let isInView = isInView || node.isPrimitiveView
            var isGroup = false
            var position = 0
            node.forEachChild { child in
                let own = isInView ? nil : node.id(at: position)
                position += 1
                guard !child.isAttachment, child.isHiddenAlternative == isHiddenAlternative
                else { return }
                let inside = own ?? (node.isPrimitiveView ? nil : id)
                if collect(child, inside, isInView: isInView) || own != nil { isGroup = true }
            }
            if let id, !isGroup, node.elementName != nil,
                node.isPrimitiveView || options.count > start
            {
                options.removeSubrange(start...)
                options.append(
                    PickerOption(
                        value: id, type: Swift.type(of: id.base), node: node, isTagged: false))
            }
            return isGroup
        }
        let offer = firstNode { $0.has((any OptionsView).self) } ?? self
        offer.forEachChild { _ = collect($0, nil, isInView: false) }
        return options
    }

    /// Returns the reason why some views cannot be chosen for a selection of a type; `nil` if each tag
    /// has this type, or some id has.
    func mismatch<Value: Hashable>(with type: Value.Type) -> String? {
        let options = options
        let others = options.filter { $0.value(as: type) == nil }
        let counted = others.count == options.count ? others : others.filter(\.isTagged)
        guard let first = counted.first else { return nil }
        let values = counted.filter { $0.type == first.type }.map { "\($0.value)" }
        return "the selection has type \(type), and these options have type \(first.type): "
            + values.joined(separator: ", ")
    }
}
