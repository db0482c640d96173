/// Returns a value as the printed tree shows it: text in quotes, whole numbers without a fraction.
package func printed(_ value: Any) -> String {
    switch value {
    case let number as Int: String(number)
    case let text as String: quoted(text)
    case let truth as Bool: truth.description
    case let number as any BinaryFloatingPoint: printed(number: Double(number))
    case let property as any PrintedProperty: property.printedValue.map(printed) ?? "nil"
    default: "\(value)"
    }
}

private func printed(number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    let whole = number.rounded()
    return whole == number && abs(number) < 1e15 ? "\(Int(whole))" : "\(number)"
}

/// Returns the names of the options in a set as source code spells them.
package func printedSet<Options: SetAlgebra>(
    _ set: Options, _ names: KeyValuePairs<Options, String>
) -> String {
    let names = names.filter { set.isSuperset(of: $0.key) }.map(\.value)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
}

/// Returns a text as a Swift string literal.
package func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

/// Returns a text escaped for a string literal on one line.
package func escaped(_ text: String) -> String {
    // Most texts need no escaping.
    let isPlain = !text.unicodeScalars.contains { $0.controlsText || $0 == "\"" || $0 == "\\" }
    if isPlain { return text }
    return text.unicodeScalars.map { $0 == "'" ? "'" : $0.onOneLine }.joined()
}

/// Returns a text with the characters escaped as in Swift that control text. Quotation marks and
/// backslashes stay, because they may be part of printed syntax.
package func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.controlsText) else { return text }
    return text.unicodeScalars.map { $0.controlsText ? $0.onOneLine : String($0) }.joined()
}

extension Unicode.Scalar {
    /// Whether this is a control character, or a character that breaks a line or directs the text
    /// after it.
    package var controlsText: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The scalar as in a Swift string literal. (`escaped` does not escape all line breaks.)
    fileprivate var onOneLine: String { escaped(asASCII: controlsText) }
}

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
        return type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
            || type is String.Type || type is Bool.Type
            || type is any CaseIterable.Type || type is any RawRepresentable.Type
    }

    private static func value(of field: Any) -> Any? {
        switch field {
        // The most common types avoid slow checks of conformances.
        case is Int, is String, is Bool, is Double: field
        case let property as any PrintedProperty: property.printedValue.flatMap(value)
        default: field
        }
    }
}

/// A property wrapper or an optional whose value the printed tree shows.
protocol PrintedProperty {
    static var printedType: Any.Type { get }
    var printedValue: Any? { get }
}

extension Optional: PrintedProperty {
    static var printedType: Any.Type { Wrapped.self }
    var printedValue: Any? { self }
}

/// The names of types as the printed tree shows them.
package enum TypeName {
    /// Returns the name without module, generic arguments and file-private context.
    package static func short(_ type: Any.Type) -> String {
        let name = _typeName(type, qualified: false)
        return String(name.prefix { $0 != "<" })
    }

    /// Returns the name of the value of an environment key: `lineLimit` for a `LineLimitKey`, or for
    /// a `__Key_lineLimit`, the key that `@Entry` declares.
    static func environmentValue(_ key: Any.Type) -> String {
        let name = short(key)
        if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
        guard name.hasSuffix("Key"), name.count > 3 else { return name }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast(3)
    }
}

/// A wrapper type that uses the name of the type it wraps.
package protocol NamedAfterField {
    static var namesake: Any.Type { get }
}
