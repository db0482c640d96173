import Foundation
import TesseraCore

/// Text of an SVG document.
///
/// Literals are markup. Numbers and rectangles are formatted for SVG, and a string can be added
/// through `escaped` only.
struct Markup: Hashable {
    private(set) var text = ""

    mutating func write(_ other: Markup) { text += other.text }

    /// Removes the bytes after a count.
    mutating func cut(to count: Int) {
        text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: count)...)
    }
}

extension Markup: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    init(stringInterpolation: Markup) { self = stringInterpolation }

    init(stringLiteral text: String) { self.text = text }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ other: Markup) { write(other) }

    mutating func appendInterpolation(_ value: Int) { text += String(value) }

    /// Writes a number without exponent, independent of the locale, rounded to hundredths.
    mutating func appendInterpolation(_ value: Double, places: Int = 2) {
        let factor = places == 4 ? 10_000.0 : 100
        let number = value.isFinite ? (min(max(value, -1e9), 1e9) * factor).rounded() / factor : 0
        let whole = Int(number)
        text += number == Double(whole) ? String(whole) : String(number)
    }

    mutating func appendInterpolation(_ point: CGPoint) {
        write("\(point.x) \(point.y)")
    }

    /// Writes a rectangle as attributes.
    mutating func appendInterpolation(_ rect: CGRect) {
        write(
            """
            x="\(rect.minX)" y="\(rect.minY)" width="\(rect.width)" height="\(rect.height)"
            """)
    }

    /// Writes a colour without its opacity.
    mutating func appendInterpolation(_ color: RGB) {
        let number = Int(color.red) << 16 + Int(color.green) << 8 + Int(color.blue)
        text += "#" + String(number + 0x1000000, radix: 16).dropFirst()
    }

    /// Writes a string as the text of an element or attribute.
    ///
    /// Characters that XML does not allow, mainly control characters, become replacement
    /// characters. Those that direct the text after them are escaped.
    mutating func appendInterpolation(escaped string: String) {
        if string.utf8.allSatisfy(isPlain) { return appendLiteral(string) }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": appendLiteral("&amp;")
            case "<": appendLiteral("&lt;")
            case ">": appendLiteral("&gt;")
            case "\"": appendLiteral("&quot;")
            case "\n", "\t": appendLiteral(" ")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
                appendLiteral("\u{FFFD}")
            case _ where scalar.controlsText: text += "&#\(scalar.value);"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Sequence<Markup> {
    func joined(separator: Markup = "") -> Markup {
        var text = Markup()
        for (position, part) in enumerated() {
            if position > 0 { text.write(separator) }
            text.write(part)
        }
        return text
    }
}

/// Returns whether a byte cannot be part of a character that must be escaped.
private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case ..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
    default: true
    }
}

/// Numbers for values, from 1 in the order of first use.
package struct Numbering<Value: Hashable> {
    package private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]
    private var last: (value: Value, number: Int)?

    package init() {}

    /// Returns the number of a value, counted from 1, and whether this is its first use.
    mutating func number(of value: Value) -> (number: Int, isNew: Bool) {
        if let last, last.value == value { return (last.number, false) }
        let number = numbers[value] ?? values.count + 1
        let isNew = number > values.count
        if isNew {
            values.append(value)
            numbers[value] = number
        }
        last = (value, number)
        return (number, isNew)
    }

    /// Returns the index of a value among the values, to which a new value is added.
    package mutating func callAsFunction(_ value: Value) -> Int { number(of: value).number - 1 }

    /// Returns the index of a value; `nil` for a new value.
    package func known(_ value: Value) -> Int? { numbers[value].map { $0 - 1 } }
}
