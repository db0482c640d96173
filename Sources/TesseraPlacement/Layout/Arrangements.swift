// Arrangements that SwiftUI leaves to the platform.

extension LayoutContext {
    /// Returns a box for views without an explicit arrangement: a column.
    package func column(_ views: [LayoutBox], _ alignment: HorizontalAlignment = .center)
        -> LayoutBox
    {
        views.count == 1 ? views[0] : box(VStackLayout(alignment: alignment).rule, views)
    }

    /// Returns a box for the parts of a control: a row, in which no part is narrower than it wants
    /// while there is room.
    package func row(_ views: [LayoutBox]) -> LayoutBox {
        if views.count == 1 { return views[0] }
        var rule = HStackLayout().rule
        rule.keepsIdeals = true
        return box(rule, views)
    }

    /// Returns a box for overlapping views.
    package func layers(_ views: [LayoutBox], _ alignment: Alignment) -> LayoutBox {
        views.count == 1 ? views[0] : box(ZStackLayout(alignment: alignment).rule, views)
    }

    /// Returns a box as large as the proposal, with a column of views in its centre, of a width if
    /// one is given. The views may be larger than the box.
    package func screen(_ views: [LayoutBox], width: CGFloat? = nil) -> LayoutBox {
        let limits = Limits(least: 0, greatest: .infinity)
        var content = column(views)
        if let width {
            content = box(FrameRule(width: Limits(greatest: width)), content)
            content = box(
                PaddingRule(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)), content)
        }
        return box(FrameRule(width: limits, height: limits), content)
    }

    /// Returns a box as large as the proposal, with a box aligned in it.
    package func filling(_ view: LayoutBox, _ alignment: Alignment) -> LayoutBox {
        let limits = Limits(greatest: .infinity)
        return box(FrameRule(width: limits, height: limits, alignment: alignment), view)
    }
}
