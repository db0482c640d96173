/// An enum among the fields of a view. The runtime does not list its fields.
///
/// The graph cannot connect properties in its cases. A `@Binding` works without a connection. A
/// `@State` or `@Environment` would behave as outside a tree, so it is reported.
struct UnlistedValue {
    let offset: Int
    let type: Any.Type

    /// Reports a dynamic property in this part of a value.
    func check(in value: UnsafeRawPointer, at place: Place) {
        func open<Part>(_ type: Part.Type) -> Any {
            // The offset is that of a stored property of this type.
            value.load(fromByteOffset: offset, as: Part.self)
        }
        let part = Mirror(reflecting: _openExistential(type, do: open))
        guard part.displayStyle == .enum, let payload = part.children.first,
            let property = Self.dynamicProperty(in: payload.value)
        else { return }
        let name = TypeName.short(type)
        place.report(
            "\(name).\(payload.label ?? "") holds @\(TypeName.short(property)), but dynamic "
                + "properties work in structs only. Make \(name) a struct.")
    }

    private static func dynamicProperty(in value: Any) -> Any.Type? {
        if value is any GraphProperty { return Swift.type(of: value) }
        let mirror = Mirror(reflecting: value)
        guard value is any DynamicProperty || mirror.displayStyle == .tuple else { return nil }
        return mirror.children.lazy.compactMap { dynamicProperty(in: $0.value) }.first
    }
}
