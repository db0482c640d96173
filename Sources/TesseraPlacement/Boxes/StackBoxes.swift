nonisolated extension HStack: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.stack(HStackLayout(alignment: alignment, spacing: spacing).rule, views)
    }
}

nonisolated extension VStack: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.stack(VStackLayout(alignment: alignment, spacing: spacing).rule, views)
    }
}

nonisolated extension ZStack: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(ZStackLayout(alignment: alignment).rule, views)
    }
}

extension LayoutContext {
    /// Makes a stack, whose standard spacing is rounded up to whole cells in a terminal.
    func stack(_ rule: StackRule, _ views: [LayoutBox]) -> LayoutBox {
        var rule = rule
        if let cell = metrics.cell {
            let length = rule.axis == .horizontal ? cell.width : cell.height
            rule.standardSpacing = (rule.standardSpacing / length).rounded(.up) * length
        }
        return box(rule, views)
    }
}
