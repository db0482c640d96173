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
}

extension LayoutBox {
    /// Returns a box as large as the proposal, with this box aligned in it.
    func filling(_ alignment: Alignment) -> LayoutBox {
        let limits = Limits(greatest: .infinity)
        return FlexibleFrameBox(width: limits, height: limits, alignment: alignment, self)
    }
}
