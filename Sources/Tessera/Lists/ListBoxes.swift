import Foundation
import TesseraCore
import TesseraLayout

extension [LayoutBox] {
    /// Returns a box as large as the proposal, with a scrolling column of rows.
    ///
    /// A row is as wide as the box. It is at least as high as a touch target, with padding; in a
    /// terminal it is as high as its content. A gap separates sections without a header and footer.
    ///
    /// - Parameter margin: The space around the column; a terminal has none.
    func list(from offset: CGPoint, margin: CGFloat, in context: LayoutContext) -> LayoutBox {
        let cell = context.metrics.cell
        var column: [LayoutBox] = []
        var place: SectionPlace?
        for row in self {
            let next = SectionPlace(of: row)
            if place?.needsGap(before: next) == true {
                column.append(LeafBox(.fixed(CGSize(width: 0, height: cell?.height ?? 20))))
            }
            place = next
            column.append(
                TouchAreaBox(
                    RowArea(), .behind,
                    FlexibleFrameBox(
                        width: Limits(greatest: .infinity),
                        height: Limits(least: cell == nil && !next.isEdge ? 44 : nil),
                        alignment: .leading,
                        cell == nil ? PaddingBox(LayoutBox.rowInsets, row) : row)))
        }
        let rows = StackBox(VStackLayout(alignment: .leading, spacing: 0), column)
        let space = cell == nil ? margin : 0
        let box = ScrollBox(
            PaddingBox(
                EdgeInsets(top: space, leading: space, bottom: space, trailing: space), rows))
        box.offset = offset
        return box
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
            for node in sequence(first: LayoutRegion.node(of: row), next: { $0?.parent }) {
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
