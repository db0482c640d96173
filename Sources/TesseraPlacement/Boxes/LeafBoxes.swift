nonisolated extension Divider: LayoutView, Ruled {
    package func rule(in context: LayoutContext) -> LeafRule { LeafRule(.divider) }
}

nonisolated extension Spacer: LayoutView, Ruled {
    package func rule(in context: LayoutContext) -> LeafRule {
        LeafRule(.spacer(minLength: minLength))
    }
}

nonisolated extension Image: LayoutView, Ruled {
    /// The box has the size of a capital letter, because the size of the image is unknown. Outside
    /// a terminal, a symbol also has the scale of the environment.
    package func rule(in context: LayoutContext) -> LeafRule {
        var size = context.metrics.symbolSize(in: context.textFont)
        if case .symbol = source, context.metrics.cell == nil {
            let scale = context.environment.imageScale.factor
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        return LeafRule(isResizable ? .resizable(size) : .fixed(size))
    }
}

nonisolated extension Color: LayoutView, Ruled {
    /// An invisible colour has an empty touch area.
    package func rule(in context: LayoutContext) -> LeafRule {
        LeafRule(.greedy, area: isClear ? ShapeArea(Path()) : BoundsArea())
    }

    private var isClear: Bool { opacity < 0.001 || source == .system("clear") }
}

nonisolated extension LinearGradient: LayoutView, Ruled {
    package func rule(in context: LayoutContext) -> LeafRule { LeafRule(.greedy) }
}

nonisolated extension Shape {
    /// A rule that takes all the proposed space, or a square of it for a circle. This is a property
    /// because a public protocol cannot refine an internal role. A box without an area is a
    /// rectangle.
    var rule: LeafRule {
        LeafRule(
            self is Circle ? .square : .greedy,
            area: self is Rectangle ? BoundsArea() : ShapeArea(self))
    }
}

nonisolated extension Switch: LayoutView, Ruled {
    /// The size of a switch on a phone; five cells in a terminal.
    package func rule(in context: LayoutContext) -> LeafRule {
        let cell = context.metrics.cell.map { CGSize(width: $0.width * 5, height: $0.height) }
        return LeafRule(.fixed(cell ?? CGSize(width: 51, height: 31)))
    }
}
