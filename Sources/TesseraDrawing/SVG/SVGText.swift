import Foundation
import Tessera

extension SVGWriter {
    mutating func text(_ piece: TextPiece) {
        guard !piece.string.isEmpty, piece.width > 0 else { return }
        body.write(
            """
            <text x="\(piece.origin.x)" y="\(piece.origin.y)" textLength="\(piece.width)" \
            lengthAdjust="spacingAndGlyphs" class="t\(faces.number(of: piece.face).number)
            """)
        if case .ink(let ink) = piece.paint, hasClass(ink) {
            body.write(" f\(numberOf(ink))\">")
        } else {
            body.write("\" \(painted(.fill, piece.paint))>")
        }
        body.write("\(escaped: piece.string)</text>")
        for (paint, share) in [(piece.underline, 0.12), (piece.strikethrough, -0.28)] {
            guard let paint else { continue }
            let rect = CGRect(
                x: piece.origin.x, y: piece.origin.y + piece.face.size * share, width: piece.width,
                height: max(1, piece.face.size / 16))
            body.write(element(Path(rect), painted(.fill, paint)))
        }
    }
}

extension TextPiece.Face {
    /// The face as CSS, with families that are available in every viewer.
    var css: Markup {
        let family: Markup =
            switch design {
            case "serif": "Georgia,'Times New Roman',serif"
            case "rounded": "ui-rounded,'Arial Rounded MT Bold',Helvetica,Arial,sans-serif"
            case "monospaced": "ui-monospace,Menlo,Consolas,monospace"
            default: "Helvetica,Arial,'Liberation Sans',sans-serif"
            }
        let variant: Markup = isSmallCaps ? "font-variant:small-caps;" : ""
        // Preserves the width of spaces, and places punctuation by the text's own direction.
        return """
            font:\(isItalic ? "italic " : "")\(weight) \(size)px \(family);\(variant)\
            white-space:pre;unicode-bidi:plaintext
            """
    }
}

/// A use of an ink: the letter of its classes, and its CSS properties.
struct InkUse {
    let letter: Markup
    let properties: [Markup]
    let opacity: Markup

    static let fill = InkUse(letter: "f", properties: ["fill"], opacity: "fill-opacity")
    static let stroke = InkUse(letter: "s", properties: ["stroke"], opacity: "stroke-opacity")
    /// A stop of a gradient.
    static let stop = InkUse(letter: "c", properties: ["stop-color"], opacity: "stop-opacity")
    /// A symbol, which has fill and stroke in one colour and a common opacity.
    static let symbol = InkUse(letter: "o", properties: ["fill", "stroke"], opacity: "opacity")
}
