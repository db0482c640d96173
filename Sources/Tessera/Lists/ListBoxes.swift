import Foundation
import TesseraCore
import TesseraLayout

extension LayoutContext {
    /// Returns a box as large as the proposal, with a scrolling column of rows.
    ///
    /// A row is as wide as the box. It is at least as high as a touch target, with padding; in a
    /// terminal it is as high as its content. A gap separates sections without a header and footer.
    ///
    /// - Parameter margin: The space around the column; a terminal has none.
    func list(_ rows: [LayoutBox], from offset: CGPoint, margin: CGFloat) -> LayoutBox {
        let cell = metrics.cell
        var column: [LayoutBox] = []
        var place: SectionPlace?
        for row in rows {
            let next = SectionPlace(of: row)
            if place?.needsGap(before: next) == true {
                column.append(box(LeafRule(.fixed(CGSize(width: 0, height: cell?.height ?? 20)))))
            }
            place = next
            let content: LayoutBox = cell == nil ? box(PaddingRule(LayoutBox.rowInsets), row) : row
            let frame = FrameRule(
                width: Limits(greatest: .infinity),
                height: Limits(least: cell == nil && !next.isEdge ? 44 : nil), alignment: .leading)
            column.append(box(TouchAreaRule(RowArea(), .behind), box(frame, content)))
        }
        let space = cell == nil ? margin : 0
        let insets = EdgeInsets(top: space, leading: space, bottom: space, trailing: space)
        let padded = box(
            PaddingRule(insets), box(VStackLayout(alignment: .leading, spacing: 0).rule, column))
        return box(ScrollRule(axes: .vertical, offset: offset), padded)
    }
}

extension LayoutBox {
    /// The space around a row of a list.
    package static var rowInsets: EdgeInsets {
        EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    }
}

/// The position of a row relative to the sections of a list or form.
struct SectionPlace {
    /// The innermost section around the row.
    private var section: ObjectIdentifier?
    private(set) var isEdge = false

    init(of row: LayoutBox) {
        // Boxes are made on the main actor only.
        nonisolated(unsafe) let row = row
        self = MainActor.assumeIsolated {
            var place = Self()
            for node in sequence(first: row.node, next: { $0?.parent }) {
                guard let node, node.columnKind != .list else { break }
                if node.has((any SectionEdge).self) { place.isEdge = true }
                if place.section == nil, node.columnKind == .section {
                    place.section = ObjectIdentifier(node)
                }
            }
            return place
        }
    }

    private init() {}

    /// Returns whether a new section begins between two rows without a header or footer that
    /// separates them.
    func needsGap(before next: Self) -> Bool {
        section != next.section && !isEdge && !next.isEdge
    }
}
