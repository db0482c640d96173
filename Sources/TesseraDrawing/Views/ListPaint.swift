import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension List: FrontPaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        painter.paintRows(place, on: ColorTable.background)
        painter.beginClip(place)
    }

    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) { painter.endClip() }
}

extension Form: FrontPaintedView {
    @MainActor func paint(_ place: PaintPlace, by painter: TreePainter) {
        painter.paintRows(place, on: ColorTable.groupedBackground)
        painter.beginClip(place)
    }

    @MainActor func paintFront(_ place: PaintPlace, by painter: TreePainter) { painter.endClip() }
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
extension PaintPlace {
    var isInRow: Bool { environment.isInRow }
}

@MainActor
extension TreePainter {
    /// Paints the ground of a column of rows, and lines between them.
    fileprivate func paintRows(_ place: PaintPlace, on ground: Ink) {
        add(.fill(.rect(place.frame), .ink(place.fixed(ground)), isEvenOdd: false))
        // A line below each row would take a row of cells.
        guard placed.metrics.cell == nil, let rows = place.box?.children.first?.children,
            rows.count > 1
        else { return }
        let separator = Paint.ink(place.fixed(ColorTable.separator))
        begin(.changed(.clip(.rect(place.frame), isEvenOdd: false)))
        for row in rows.dropLast() {
            guard let frame = placed.frame(of: row) else { continue }
            let line = CGRect(x: frame.minX, y: frame.maxY - 0.5, width: frame.width, height: 0.5)
            add(.fill(.rect(line), separator, isEvenOdd: false))
        }
        end()
    }
}
