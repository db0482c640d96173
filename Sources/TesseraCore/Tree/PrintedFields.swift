/// The stored properties of a composite view that the printed tree shows.
///
/// These are numbers, texts, Booleans and enum cases, plain or in a `@State` or `@Binding`.
/// Optionals are shown if they are not `nil`.
struct PrintedFields {
    private let fields: [(name: String, read: (UnsafeRawPointer) -> Any?)]

    init(of type: Any.Type) {
        func open<Field>(_ type: Field.Type) -> ((UnsafeRawPointer) -> Any?)? {
            guard Self.isPrinted(type) else { return nil }
            if let property = type as? any PrintedProperty.Type { return read(property) }
            let isPlain = Self.isPlain(type)
            return { address in
                // The address is that of a stored property of this type.
                let value = address.assumingMemoryBound(to: Field.self).pointee
                return isPlain ? value : Self.value(of: value)
            }
        }
        func read<Property: PrintedProperty>(
            _ type: Property.Type
        ) -> (UnsafeRawPointer) -> Any? {
            let isPlain = Self.isPlain(Property.printedType)
            return { address in
                let value = address.assumingMemoryBound(to: Property.self).pointee.printedValue
                return isPlain ? value : Self.value(of: value)
            }
        }
        fields = Fields.of(type).compactMap { field in
            guard field.isStrong, let read = _openExistential(field.type, do: open) else {
                return nil
            }
            let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            return (name, { read($0 + field.offset) })
        }
    }

    func describe<Value>(_ value: Value, into description: inout ViewDescription) {
        guard !fields.isEmpty else { return }
        withUnsafePointer(to: value) { pointer in
            for field in fields {
                description.add(field.name, field.read(UnsafeRawPointer(pointer)))
            }
        }
    }

    private static func isPrinted(_ type: Any.Type) -> Bool {
        if isUsual(type) { return true }
        if let property = type as? any PrintedProperty.Type {
            return isPrinted(property.printedType)
        }
        if let optional = type as? any PrintedOptional.Type {
            return isPrinted(optional.wrappedType)
        }
        return type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
            || type is String.Type || type is Bool.Type
            || type is any CaseIterable.Type || type is any RawRepresentable.Type
    }

    /// Returns whether a type is one of the most common types. This avoids slow checks of
    /// conformances.
    private static func isUsual(_ type: Any.Type) -> Bool {
        type == Int.self || type == String.self || type == Bool.self || type == Double.self
    }

    /// Returns whether values of a type are printed as they are.
    private static func isPlain(_ type: Any.Type) -> Bool {
        isUsual(type) || !(type is any PrintedProperty.Type || type is any PrintedOptional.Type)
    }

    private static func value(of field: Any) -> Any? {
        if let property = field as? any PrintedProperty { return value(of: property.printedValue) }
        if let optional = field as? any PrintedOptional { return optional.wrappedValue }
        return field
    }
}

/// A property wrapper whose value the printed tree shows.
protocol PrintedProperty {
    static var printedType: Any.Type { get }
    var printedValue: Any { get }
}
