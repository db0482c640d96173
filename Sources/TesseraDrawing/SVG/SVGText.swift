import Foundation

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
