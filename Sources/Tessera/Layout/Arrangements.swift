import Foundation
import TesseraLayout

// Arrangements that SwiftUI leaves to the platform.

extension [LayoutBox] {
    /// Returns a box for views without an explicit arrangement: a column.
    func column(_ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> LayoutBox {
        count == 1 ? self[0] : StackBox(VStackLayout(alignment: alignment, spacing: spacing), self)
    }

    /// Returns a box for the parts of a control: a row.
    func row() -> LayoutBox {
        count == 1 ? self[0] : StackBox(HStackLayout(), self)
    }

    /// Returns a box for overlapping views.
    func layers(_ alignment: Alignment) -> LayoutBox {
        count == 1 ? self[0] : LayersBox(ZStackLayout(alignment: alignment), self)
    }

    /// Returns a box as large as the proposal, with a column of views in its centre, of a width if one is
    /// given. The views may be larger than the box.
    func screen(width: CGFloat? = nil) -> LayoutBox {
        let limits = Limits(least: 0, greatest: .infinity)
        let column = column()
        return FlexibleFrameBox(
            width: limits, height: limits, alignment: .center,
            width.map { width in
                PaddingBox(
                    EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
                    FlexibleFrameBox(width: Limits(greatest: width), alignment: .center, column))
            } ?? column)
    }

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

    /// Returns a box as large as the proposal, with this box aligned in it.
    func filling(_ alignment: Alignment) -> LayoutBox {
        let limits = Limits(greatest: .infinity)
        return FlexibleFrameBox(width: limits, height: limits, alignment: alignment, self)
    }
}
