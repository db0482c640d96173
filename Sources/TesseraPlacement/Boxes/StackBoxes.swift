nonisolated extension HStack: LayoutView, Ruled {
    package func rule(in context: LayoutContext) -> StackRule {
        HStackLayout(alignment: alignment, spacing: spacing).rule
            .keepingCells(of: context.metrics.cell?.width)
    }
}

nonisolated extension VStack: LayoutView, Ruled {
    package func rule(in context: LayoutContext) -> StackRule {
        VStackLayout(alignment: alignment, spacing: spacing).rule
            .keepingCells(of: context.metrics.cell?.height)
    }
}

nonisolated extension ZStack: LayoutView, Ruled {
    package func rule(in context: LayoutContext) -> LayerRule {
        ZStackLayout(alignment: alignment).rule
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
