import Foundation
import TesseraLayout

/// Returns a dashed box with the name of a view or modifier that cannot be drawn.
func labelledBox(_ name: String, in frame: CGRect) -> [Drawing.Content] {
    let ink = Paint.ink(ColorTable.gray)
    // Keeps two points on each side for the line, if there is room.
    let room = max(frame.width - 4, frame.width / 2)
    let size = min(12, frame.height * 0.7, max(3, room / (0.6 * CGFloat(max(1, name.count)))))
    let width = min(room, size * 0.55 * CGFloat(name.count))
    let line = TextPiece.Line(top: frame.midY - size * 0.6, height: size * 1.2)
    return [
        .stroke(
            .rounded(frame.insetBy(dx: 0.5, dy: 0.5), CGSize(width: 3, height: 3)), ink,
            Stroke(width: 1, dash: [3, 2])),
        .text(
            TextPiece(
                string: name,
                origin: CGPoint(x: frame.midX - width / 2, y: frame.midY + size * 0.35),
                width: width, line: line, face: TextPiece.Face(size: size), paint: ink)),
    ]
}
