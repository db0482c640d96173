import Foundation
import Tessera
import TesseraDrawing

/// The texts and the definitions that the looks of a page share.
@MainActor
final class PageTexts {
    private(set) var numbers = Numbering<String>()
    private var svg = SVGParts()

    var definitions: String { svg.definitions }

    func part(_ text: String) -> Part { .number(numbers(text)) }

    /// Returns the frame of a picture and its pieces.
    func picture(of drawing: Drawing) -> [Part] {
        func part(_ piece: SVGParts.Piece) -> Part {
            switch piece {
            case .element(let markup): self.part(markup)
            case .group(let start, let pieces):
                .parts([self.part(start)] + pieces.map { part($0) })
            }
        }
        return [
            self.part(drawing.pageFrame.words), .parts(svg.pieces(of: drawing).map { part($0) }),
        ]
    }

    /// Returns a tree as a part: for each view the start of its line, its values, the end of the line, and
    /// the views inside.
    func tree(_ elements: [ViewTree.Element]) -> Part {
        .parts(
            elements.map { element in
                var bare = element
                bare.values = []
                let line = bare.line()
                (bare.modifiers, bare.styles) = ([], [])
                let start = bare.line()
                let values = element.values.map { value in
                    bare.values = [value]
                    return Part.NamedValue(
                        name: numbers(value.name),
                        text: numbers(String(bare.line().dropFirst(start.count + 1))))
                }
                return .parts([
                    part(start), .values(values), part(String(line.dropFirst(start.count))),
                    tree(element.children),
                ])
            })
    }
}

extension Drawing {
    /// The rectangle that a page shows: the drawing with a margin.
    var pageFrame: CGRect { bounds.insetBy(dx: -12, dy: -12) }
}

extension CGRect {
    /// The rectangle as four numbers, rounded to hundredths.
    var words: String { [minX, minY, width, height].map(\.words).joined(separator: " ") }
}

extension CGFloat {
    /// The number, rounded to hundredths.
    var words: String {
        let number = (Double(self) * 100).rounded() / 100
        return number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
    }
}
