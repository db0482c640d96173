import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension List: ClippingView {
    var ground: Ink? { ColorTable.background }
}

extension Form: ClippingView {
    var ground: Ink? { ColorTable.groupedBackground }
}

extension SectionHeader: PaintedView {
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        surroundings.foreground = .disabled
    }
}

extension SectionFooter: PaintedView {
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        surroundings.foreground = .disabled
    }
}

@MainActor
extension TreePainter {
    /// Paints the ground of a column of rows, and lines between them.
    func paintRows(_ place: PaintPlace, on ground: Ink) {
        add(.fill(.rect(place.frame), place.paint(ground)))
        // A line below each row would take a row of cells.
        guard placed.metrics.cell == nil, let rows = place.box?.children.first?.children,
            rows.count > 1
        else { return }
        let separator = place.paint(ColorTable.separator)
        begin(.changed(.clip(.rect(place.frame))))
        for row in rows.dropLast() {
            guard let frame = placed.frame(of: row) else { continue }
            let line = CGRect(x: frame.minX, y: frame.maxY - 0.5, width: frame.width, height: 0.5)
            add(.fill(.rect(line), separator))
        }
        end()
    }
}
