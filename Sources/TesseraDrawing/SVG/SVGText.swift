import Foundation

/// A number as SVG takes it in any locale: without an exponent, to the hundredth.
func number(_ value: Double, places: Int = 2) -> String {
    guard value.isFinite else { return "0" }
    let factor = places == 4 ? 10_000.0 : 100
    let scaled = Int((min(max(value, -1e9), 1e9) * factor).rounded())
    let whole = abs(scaled) / Int(factor)
    var text = scaled < 0 ? "-\(whole)" : "\(whole)"
    var rest = abs(scaled) % Int(factor)
    guard rest > 0 else { return text }
    text += "."
    var place = Int(factor) / 10
    while rest > 0 {
        text += "\(rest / place)"
        (rest, place) = (rest % place, place / 10)
    }
    return text
}

/// Any string as the text of an element or an attribute.
///
/// What XML does not allow, control characters above all, is written as a replacement character.
func escaped(_ string: String) -> String {
    if string.utf8.allSatisfy(isPlain) { return string }
    var text = ""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "\n", "\t": text += " "
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
        default: text.unicodeScalars.append(scalar)
        }
    }
    return text
}

/// Returns true for a byte that is part of no character to be escaped: for most it is known by the first.
private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case ..<0x20, 0x7F, 0xC2, 0xEF: false
    default: true
    }
}

extension RGB {
    var hex: String {
        func pair(_ byte: UInt8) -> String {
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#\(pair(red))\(pair(green))\(pair(blue))"
    }

    /// White of the same opacity.
    var white: RGB { RGB(0xFFFFFF, opacity) }
}

extension TextPiece.Face {
    /// The face as a style sheet has it: families that any viewer has one of.
    var css: String {
        let family =
            switch design {
            case "serif": "Georgia,'Times New Roman',serif"
            case "rounded": "ui-rounded,'Arial Rounded MT Bold',Helvetica,Arial,sans-serif"
            case "monospaced": "ui-monospace,Menlo,Consolas,monospace"
            default: "Helvetica,Arial,'Liberation Sans',sans-serif"
            }
        var text = "font:\(isItalic ? "italic " : "")\(weight) \(number(size))px \(family)"
        if isSmallCaps { text += ";font-variant:small-caps" }
        return text
    }
}
