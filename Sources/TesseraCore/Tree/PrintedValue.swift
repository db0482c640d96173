/// Returns a value as the printed tree shows it: text in quotes, whole numbers without a fraction.
package func printed(_ value: Any) -> String {
    switch value {
    case let number as Int: String(number)
    case let text as String: quoted(text)
    case let truth as Bool: truth.description
    case let number as any BinaryFloatingPoint: printed(number: Double(number))
    case let optional as any AnyOptional: optional.wrappedValue.map(printed) ?? "nil"
    default: "\(value)"
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
    let isPlain = !text.unicodeScalars.contains { $0.breaksLine || $0 == "\"" || $0 == "\\" }
    if isPlain { return text }
    return text.unicodeScalars.map { $0 == "'" ? "'" : $0.onOneLine }.joined()
}

/// Returns a text with line breaks and control characters escaped as in Swift. Quotation marks and
/// backslashes stay, because they may be part of printed syntax.
package func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.breaksLine) else { return text }
    return text.unicodeScalars.map { $0.breaksLine ? $0.onOneLine : String($0) }.joined()
}

extension Unicode.Scalar {
    /// Whether this is a control character, a line break or a paragraph break.
    fileprivate var breaksLine: Bool {
        value < 0x20 || 0x7F..<0xA0 ~= value || value == 0x2028 || value == 0x2029
    }

    /// The scalar as in a Swift string literal. (`escaped` does not escape all line breaks.)
    fileprivate var onOneLine: String { escaped(asASCII: breaksLine) }
}
