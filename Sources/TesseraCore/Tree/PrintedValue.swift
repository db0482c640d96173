/// Returns a value as the printed tree shows it: text in quotes, whole numbers without a fraction.
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

/// Returns a text as a Swift string literal.
package func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

/// Returns a text escaped for a string literal on one line.
package func escaped(_ text: String) -> String {
    // Most texts need no escaping.
    var scan = LineBreakScan()
    if text.utf8.allSatisfy({ !scan.breaksLine(at: $0) && $0 != 0x22 && $0 != 0x5C }) {
        return text
    }
    return text.unicodeScalars.map { $0 == "'" ? "'" : $0.onOneLine }.joined()
}

/// Returns a text with line breaks and control characters escaped as in Swift. Quotation marks and
/// backslashes stay, because they may be part of printed syntax.
package func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.breaksLine) else { return text }
    return text.unicodeScalars.map { $0.breaksLine ? $0.onOneLine : String($0) }.joined()
}

/// A scan of a text's bytes for line breaks and control characters.
struct LineBreakScan {
    private var last: UInt8 = 0
    private var beforeLast: UInt8 = 0

    /// Returns whether this byte completes a control character, a line break or a paragraph break.
    mutating func breaksLine(at byte: UInt8) -> Bool {
        // Most characters have one byte and need no memory of earlier bytes.
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
    /// Whether this is a control character, a line break or a paragraph break.
    fileprivate var breaksLine: Bool {
        properties.generalCategory == .control || self == "\u{2028}" || self == "\u{2029}"
    }

    /// The scalar as in a Swift string literal. (`escaped` does not escape all line breaks.)
    fileprivate var onOneLine: String { escaped(asASCII: breaksLine) }
}

/// An optional and its value.
protocol PrintedOptional {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: PrintedOptional {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedValue: Any? { self }
}
