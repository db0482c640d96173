import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension List: ClippingView {
    @MainActor func paintGround(_ place: PaintPlace, by painter: TreePainter) {
        painter.paintRows(place, nil, on: ColorTable.background)
    }
}

extension Form: ClippingView {
    @MainActor func paintGround(_ place: PaintPlace, by painter: TreePainter) {
        painter.paintRows(place, ColorTable.groupedRow, on: ColorTable.groupedBackground)
    }
}

extension PaintedView where Self: SectionEdge {
    @MainActor func adapt(_ surroundings: inout Surroundings, at node: Node) {
        surroundings.foreground = .secondary
    }
}

extension SectionHeader: PaintedView {}
extension SectionFooter: PaintedView {}

@MainActor
extension TreePainter {
    /// Paints the background of a column of rows, the background of each row, and separators.
    fileprivate func paintRows(_ place: PaintPlace, _ rowGround: Ink?, on ground: Ink) {
        add(.fill(.rect(place.frame), place.paint(ground)))
        guard let boxes = place.box?.children.first?.children.first?.children else { return }
        // Headers, footers and gaps are `nil`.
        let rows = boxes.map { isRow($0, in: place.node) ? placed.frame(of: $0) : nil }
        begin(.changed(.clip(.rect(place.frame))))
        if let rowGround {
            let paint = place.paint(rowGround)
            var card = CGRect.null
            for row in rows + [nil] {
                card = card.union(row ?? .null)
                guard row == nil, !card.isNull else { continue }
                add(.fill(.rounded(card, radius: placed.metrics.cell == nil ? 10 : 0), paint))
                card = .null
            }
        }
        // In cells, a separator would take a whole row.
        if placed.metrics.cell == nil {
            let separator = place.paint(ColorTable.separator)
            let inset = LayoutBox.rowInsets.leading
            let isRightToLeft = place.environment.layoutDirection == .rightToLeft
            for case (let row?, .some) in zip(rows, rows.dropFirst()) {
                let line = CGRect(
                    x: isRightToLeft ? row.minX : row.minX + inset, y: row.maxY - 0.5,
                    width: max(0, row.width - inset), height: 0.5)
                add(.fill(.rect(line), separator))
            }
        }
        end()
    }

    private func isRow(_ box: LayoutBox, in column: Node) -> Bool {
        // The column may add boxes around a row's box.
        let boxes = sequence(first: box, next: \.children.first)
        let nodes = boxes.lazy.compactMap { self.placed.node(of: $0) }
        guard let node = nodes.first(where: { $0 !== column }) else { return false }
        return !sequence(first: node, next: \.parent).prefix { $0 !== column }
            .contains { $0.has((any SectionEdge).self) }
    }
}
