import Foundation
import TesseraCore

/// Text of an SVG document, built as bytes.
///
/// Literals are markup. Numbers and rectangles are formatted for SVG, and a string can be added
/// through `escaped` only.
struct Markup: Hashable {
    private(set) var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ other: Markup) { bytes += other.bytes }

    /// Removes the bytes after a count.
    mutating func cut(to count: Int) { bytes.removeSubrange(count...) }
}

extension Markup: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {
        bytes.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    init(stringInterpolation: Markup) { self = stringInterpolation }

    init(stringLiteral text: String) { appendLiteral(text) }

    mutating func appendLiteral(_ text: String) { bytes += text.utf8 }

    mutating func appendInterpolation(_ other: Markup) { write(other) }

    mutating func appendInterpolation(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes.reverse(from: start)
    }

    /// Writes a number without exponent, independent of the locale, rounded to hundredths.
    mutating func appendInterpolation(_ value: Double, places: Int = 2) {
        guard value.isFinite else { return bytes.append(UInt8(ascii: "0")) }
        let factor = places == 4 ? 10_000 : 100
        let scaled = Int((min(max(value, -1e9), 1e9) * Double(factor)).rounded())
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, part) = abs(scaled).quotientAndRemainder(dividingBy: factor)
        appendInterpolation(whole)
        guard part > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (place, rest) = (factor / 10, part)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
            (rest, place) = (rest % place, place / 10)
        }
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
        bytes.append(UInt8(ascii: "#"))
        for byte in [color.red, color.green, color.blue] {
            for digit in [byte >> 4, byte & 15] {
                bytes.append((digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) + digit)
            }
        }
    }

    /// Writes a string as the text of an element or attribute.
    ///
    /// Characters that XML does not allow, mainly control characters, become replacement
    /// characters.
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
            default: bytes += String(scalar).utf8
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
    case ..<0x20, 0x7F, 0xC2, 0xEF: false
    default: true
    }
}

/// Numbers for values, from 1 in the order of first use.
struct Numbering<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]
    private var last: (value: Value, number: Int)?

    mutating func number(of value: Value) -> Int {
        if let last, last.value == value { return last.number }
        let number = numbers[value] ?? values.count + 1
        if number > values.count {
            values.append(value)
            numbers[value] = number
        }
        last = (value, number)
        return number
    }
}
