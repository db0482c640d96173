/// A value as the printed tree writes it: text in quotes, whole numbers without a fraction.
package func printed(_ value: Any) -> String {
    switch value {
    case let number as Int: return String(number)
    case let text as String: return quoted(text)
    case let truth as Bool: return truth.description
    case let number as any BinaryFloatingPoint: return printed(number: Double(number))
    case let optional as any PrintedOptional: return optional.wrappedValue.map(printed) ?? "nil"
    default: return "\(value)"
    }
}

private func printed(number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    let whole = number.rounded()
    return whole == number && abs(number) < 1e15 ? "\(Int(whole))" : "\(number)"
}

/// A text as it might be written in Swift.
package func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

/// A text on one line, as it might be written between quotes.
package func escaped(_ text: String) -> String {
    // There is nothing to escape in most texts.
    var scan = LineBreakScan()
    if text.utf8.allSatisfy({ !scan.breaksLine(at: $0) && $0 != 0x22 && $0 != 0x5C }) {
        return text
    }
    return text.unicodeScalars.map { $0 == "'" ? "'" : $0.onOneLine }.joined()
}

/// A text with what would end a line, or steer a terminal, written as in Swift. Quotation marks and
/// backslashes stay: they may be part of what is written.
package func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.breaksLine) else { return text }
    return text.unicodeScalars.map { $0.breaksLine ? $0.onOneLine : String($0) }.joined()
}

/// A look at the bytes of a text, one after the other, for what would end a line or steer a terminal.
struct LineBreakScan {
    private var last: UInt8 = 0
    private var beforeLast: UInt8 = 0

    /// Returns true if a control character, or an end of a line or paragraph, is complete with this
    /// byte.
    mutating func breaksLine(at byte: UInt8) -> Bool {
        // Most are characters of one byte, after which nothing is remembered.
        if byte < 0x80 {
            last = 0
            return byte < 0x20 || byte == 0x7F
        }
        defer { (beforeLast, last) = (last, byte) }
        // U+0080 to U+009F, U+2028 and U+2029.
        return last == 0xC2 && byte < 0xA0
            || beforeLast == 0xE2 && last == 0x80 && (byte == 0xA8 || byte == 0xA9)
    }
}

extension Unicode.Scalar {
    /// A Boolean value that is true if this is a control character, or ends a line or a paragraph.
    fileprivate var breaksLine: Bool {
        properties.generalCategory == .control || self == "\u{2028}" || self == "\u{2029}"
    }

    /// The scalar as in a Swift string literal. (`escaped` leaves some ends of lines alone.)
    fileprivate var onOneLine: String { escaped(asASCII: breaksLine) }
}

/// An optional, and the value in it.
protocol PrintedOptional {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: PrintedOptional {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedValue: Any? { self }
}
