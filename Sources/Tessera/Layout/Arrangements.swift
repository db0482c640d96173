import Foundation
import TesseraLayout

// The plain arrangements of views that SwiftUI leaves to the platform.

extension [LayoutBox] {
    /// One box for views of which nothing says how they stand to each other: below each other.
    func column(_ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> LayoutBox {
        count == 1 ? self[0] : StackBox(VStackLayout(alignment: alignment, spacing: spacing), self)
    }

    /// One box for the parts of a control: beside each other.
    func row() -> LayoutBox {
        count == 1 ? self[0] : StackBox(HStackLayout(), self)
    }

    /// One box for views that lie in front of each other.
    func layers(_ alignment: Alignment) -> LayoutBox {
        count == 1 ? self[0] : LayersBox(ZStackLayout(alignment: alignment), self)
    }

    /// One box as large as what is proposed, even if the views inside are larger: these are below each other
    /// in the middle.
    func screen() -> LayoutBox {
        let limits = Limits(least: 0, greatest: .infinity)
        return FlexibleFrameBox(width: limits, height: limits, alignment: .center, column())
    }

    /// One box as large as what is proposed, in which a column of rows as wide as the box scrolls.
    ///
    /// A row is at least as high as what a finger finds, with space around it; in cells it is what it is made of.
    /// Between sections is a gap, where there is no header and no footer.
    func list(from offset: CGPoint, in context: LayoutContext) -> LayoutBox {
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
                        height: Limits(least: cell == nil ? 44 : nil), alignment: .leading,
                        cell == nil ? PaddingBox(LayoutBox.rowInsets, row) : row)))
        }
        let box = ScrollBox(StackBox(VStackLayout(alignment: .leading, spacing: 0), column))
        box.offset = offset
        return box
    }
}

extension LayoutBox {
    /// The space around a row of a list.
    package static var rowInsets: EdgeInsets {
        EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    }

    /// A box as large as what is proposed, with this one at a place in it.
    func filling(_ alignment: Alignment) -> LayoutBox {
        let limits = Limits(greatest: .infinity)
        return FlexibleFrameBox(width: limits, height: limits, alignment: alignment, self)
    }
}
