import Foundation
import TesseraViews

/// Returns a dashed box with the name of a view that cannot be drawn, shortened if need be. It has
/// a ground, so that the name can be read on every background.
func labelledBox(_ name: String, in frame: CGRect, cell: CGSize? = nil) -> [Drawing.Content] {
    let ink = Paint.ink(ColorTable.label)
    // Keeps two points on each side for the line, or a cell.
    let room = frame.width - 2 * (cell?.width ?? 2)
    let isTight = cell == nil && room < 4.8 * CGFloat(name.count)
    let size = isTight ? 5 : min(12, max(8, room / (0.6 * CGFloat(max(1, name.count)))))
    let letter = cell?.width ?? size * 0.55
    let length = Int(min(CGFloat(name.count), max(0, room / letter)))
    // In a small box, a long name continues on a second and a third line.
    let count = isTight ? Int(min(3, max(1, frame.height / 6))) : 1
    var (lines, rest) = ([String](), name[...])
    while !rest.isEmpty, lines.count < count {
        lines.append(String(rest.prefix(length)))
        rest = rest.dropFirst(length)
    }
    if !rest.isEmpty { lines[lines.count - 1] = lines[lines.count - 1].dropLast() + "…" }
    let outline = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3)
    return [
        .fill(outline, .ink(ColorTable.background)),
        .stroke(outline, .ink(ColorTable.gray), StrokeStyle(dash: [3, 2])),
    ]
        + lines.enumerated().map { number, words in
            let width = letter * CGFloat(words.count)
            let middle = frame.midY + (CGFloat(number) - CGFloat(lines.count - 1) / 2) * size * 1.2
            return .text(
                TextPiece(
                    string: words,
                    origin: CGPoint(x: frame.midX - width / 2, y: middle + size * 0.35),
                    width: width,
                    line: TextPiece.Line(top: middle - size * 0.6, height: size * 1.2),
                    face: TextPiece.Face(size: size), paint: ink))
        }
}
