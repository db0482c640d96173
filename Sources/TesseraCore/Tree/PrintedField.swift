/// A stored property of a composite view that the printed tree shows.
///
/// It is a number, a text, a Boolean or an enum case, plain or in a `@State` or `@Binding`. An
/// optional is shown if it is not `nil`.
struct PrintedField {
    let name: String
    /// Returns the property of the view at an address.
    let read: (UnsafeRawPointer) -> Any?

    init?(_ field: Fields.Field) {
        guard field.isStrong, Self.isPrinted(field.type) else { return nil }
        func open<Field>(_ type: Field.Type) -> (UnsafeRawPointer) -> Any? {
            // The address is that of a stored property of this type.
            { Self.value(of: ($0 + field.offset).assumingMemoryBound(to: Field.self).pointee) }
        }
        name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
        read = _openExistential(field.type, do: open)
    }

    private static func isPrinted(_ type: Any.Type) -> Bool {
        if let property = type as? any PrintedProperty.Type {
            return isPrinted(property.printedType)
        }
        if let optional = type as? any AnyOptional.Type {
            return isPrinted(optional.wrappedType)
        }
        return type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
            || type is String.Type || type is Bool.Type
            || type is any CaseIterable.Type || type is any RawRepresentable.Type
    }

    private static func value(of field: Any) -> Any? {
        switch field {
        // The most common types avoid slow checks of conformances.
        case is Int, is String, is Bool, is Double: field
        case let property as any PrintedProperty: value(of: property.printedValue)
        case let optional as any AnyOptional: optional.wrappedValue
        default: field
        }
    }
}

/// A property wrapper whose value the printed tree shows.
protocol PrintedProperty {
    static var printedType: Any.Type { get }
    var printedValue: Any { get }
}

/// An optional of any type, and its value.
protocol AnyOptional {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
    static var wrappedComparison: Comparison { get }
}

extension Optional: AnyOptional {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedValue: Any? { self }
}
