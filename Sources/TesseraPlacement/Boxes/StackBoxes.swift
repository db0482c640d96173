nonisolated extension HStack: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let rule = HStackLayout(alignment: alignment, spacing: spacing).rule
        return context.box(rule.keepingCells(of: context.metrics.cell?.width), views)
    }
}

nonisolated extension VStack: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let rule = VStackLayout(alignment: alignment, spacing: spacing).rule
        return context.box(rule.keepingCells(of: context.metrics.cell?.height), views)
    }
}

nonisolated extension ZStack: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(ZStackLayout(alignment: alignment).rule, views)
    }
}

extension StackRule {
    /// Rounds the standard spacing up to whole cells in a terminal.
    fileprivate func keepingCells(of length: CGFloat?) -> StackRule {
        guard let length else { return self }
        var rule = self
        rule.standardSpacing = (standardSpacing / length).rounded(.up) * length
        return rule
    }
}
