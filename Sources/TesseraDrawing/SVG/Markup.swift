import Foundation
import TesseraCore

/// Text of a document as it is written, byte by byte: to put strings together would take longer.
struct Markup {
    private(set) var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ text: String) { bytes += text.utf8 }

    mutating func write(_ other: [UInt8]) { bytes += other }

    /// Takes back what was written behind a number of bytes.
    mutating func cut(to count: Int) { bytes.removeSubrange(count...) }

    mutating func write(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes.reverse(from: start)
    }

    /// Writes a number as SVG takes it in any locale: without an exponent, to the hundredth.
    mutating func write(_ value: Double, places: Int = 2) {
        guard value.isFinite else { return bytes.append(UInt8(ascii: "0")) }
        let factor = places == 4 ? 10_000 : 100
        let scaled = Int((min(max(value, -1e9), 1e9) * Double(factor)).rounded())
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, part) = abs(scaled).quotientAndRemainder(dividingBy: factor)
        write(whole)
        guard part > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (place, rest) = (factor / 10, part)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
            (rest, place) = (rest % place, place / 10)
        }
    }

    /// Writes any string as the text of an element or an attribute.
    ///
    /// What XML does not allow, control characters above all, is written as a replacement character.
    mutating func write(escaped string: String) {
        if string.utf8.allSatisfy(isPlain) { return write(string) }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": write("&amp;")
            case "<": write("&lt;")
            case ">": write("&gt;")
            case "\"": write("&quot;")
            case "\n", "\t": write(" ")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
                write("\u{FFFD}")
            default: bytes += String(scalar).utf8
            }
        }
    }

    /// Writes the place of a rectangle, as attributes.
    mutating func write(_ rect: CGRect) {
        write(" x=\"")
        write(rect.minX)
        write("\" y=\"")
        write(rect.minY)
        write("\" width=\"")
        write(rect.width)
        write("\" height=\"")
        write(rect.height)
        write("\"")
    }
}

/// A number as ``Markup`` writes it.
func number(_ value: Double, places: Int = 2) -> String {
    var text = Markup()
    text.write(value, places: places)
    return text.text
}

/// A string as ``Markup`` writes it.
func escaped(_ string: String) -> String {
    var text = Markup()
    text.write(escaped: string)
    return text.text
}

/// Returns true for a byte that is part of no character to be escaped: for most it is known by the first.
private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case ..<0x20, 0x7F, 0xC2, 0xEF: false
    default: true
    }
}

/// The numbers of values, from 1 in the order in which they are asked for.
struct Numbering<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]
    private var last: (value: Value, number: Int)?

    mutating func number(of value: Value) -> Int {
        // Most have the same as the one before.
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
