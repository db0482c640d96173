import Foundation
import Tessera
import TesseraCore
import TesseraLayout

extension List: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        painter.column(place, nil, on: ColorTable.background)
    }
}

extension Form: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        painter.column(place, ColorTable.groupedRow, on: ColorTable.groupedBackground)
    }
}

extension Painted where Self: SectionEdge {
    @MainActor func adapt(_ painter: inout TreePainter, at node: Node) {
        painter.surroundings.foreground = .secondary
    }
}

extension SectionHeader: Painted {}
extension SectionFooter: Painted {}

@MainActor
extension TreePainter {
    /// Returns the background of a column of rows, the background of each row, and separators.
    fileprivate mutating func column(_ place: PaintPlace, _ rowGround: Ink?, on ground: Ink)
        -> Effects
    {
        if place.environment.editMode?.wrappedValue.isEditing == true {
            omit("\\.editMode", .recordedModifier, at: place)
        }
        var effects = Effects(changes: [.clip(Path(place.frame))])
        effects.behind = [.fill(Path(place.frame), place.paint(ground))]
        guard let boxes = place.box?.children.first?.children.first?.children else {
            return effects
        }
        // Headers, footers and gaps are `nil`.
        let rows = boxes.map { isRow($0, in: place.node) ? $0.frame : nil }
        if let rowGround {
            let paint = place.paint(rowGround)
            let radius: CGFloat = placed.metrics.cell == nil ? 10 : 0
            var card = CGRect.null
            for row in rows + [nil] {
                card = card.union(row ?? .null)
                guard row == nil, !card.isNull else { continue }
                effects.behind.append(.fill(Path(roundedRect: card, cornerRadius: radius), paint))
                card = .null
            }
        }
        // In cells, a separator would take a whole row.
        if placed.metrics.cell == nil {
            let separator = place.paint(ColorTable.separator)
            let inset = LayoutBox.rowInsets.leading
            for case (let row?, .some) in zip(rows, rows.dropFirst()) {
                let line = CGRect(
                    x: place.isRightToLeft ? row.minX : row.minX + inset, y: row.maxY - 0.5,
                    width: max(0, row.width - inset), height: 0.5)
                effects.behind.append(.fill(Path(line), separator))
            }
        }
        return effects
    }

    private func isRow(_ box: LayoutBox, in column: Node) -> Bool {
        // The column may add boxes around a row's box.
        let boxes = sequence(first: box, next: \.children.first)
        let nodes = boxes.lazy.compactMap(\.node)
        guard let node = nodes.first(where: { $0 !== column }) else { return false }
        return !sequence(first: node, next: \.parent).prefix { $0 !== column }
            .contains { $0.has((any SectionEdge).self) }
    }
}
