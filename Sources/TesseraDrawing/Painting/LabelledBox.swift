import Foundation
import TesseraViews

/// Returns a dashed box with the name of a view that cannot be drawn, shortened if need be. It has
/// a ground of its own, so that the name can be read on every background.
func labelledBox(_ name: String, in frame: CGRect, cell: CGSize? = nil) -> [Drawing.Content] {
    let ink = Paint.ink(ColorTable.label)
    // Keeps two points on each side for the line, or a cell.
    let room = frame.width - 2 * (cell?.width ?? 2)
    let size = min(12, max(8, room / (0.6 * CGFloat(max(1, name.count)))))
    let letter = cell?.width ?? size * 0.55
    let count = Int(min(CGFloat(name.count), max(0, room / letter)))
    let name = count < name.count ? name.prefix(max(0, count - 1)) + "…" : name[...]
    let width = letter * CGFloat(name.count)
    let line = TextPiece.Line(top: frame.midY - size * 0.6, height: size * 1.2)
    let outline = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3)
    return [
        .fill(outline, .ink(ColorTable.background)),
        .stroke(outline, .ink(ColorTable.gray), Stroke(width: 1, dash: [3, 2])),
        .text(
            TextPiece(
                string: String(name),
                origin: CGPoint(x: frame.midX - width / 2, y: frame.midY + size * 0.35),
                width: width, line: line, face: TextPiece.Face(size: size), paint: ink)),
    ]
}
