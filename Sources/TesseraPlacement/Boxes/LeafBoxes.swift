nonisolated extension Divider: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(LeafRule(.divider))
    }
}

nonisolated extension Spacer: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(LeafRule(.spacer(minLength: minLength)))
    }
}

nonisolated extension Image: LayoutView {
    /// The box has the size of a capital letter, because the size of the image is unknown. Outside
    /// a terminal, a symbol also has the scale of the environment.
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        var size = context.metrics.symbolSize(in: context.textFont(context.setting))
        if case .symbol = source, context.metrics.cell == nil {
            let scale = context.environment.imageScale.factor
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        return context.box(LeafRule(isResizable ? .resizable(size) : .fixed(size)))
    }
}

nonisolated extension Color: LayoutView {
    /// An invisible colour has an empty touch area.
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(LeafRule(.greedy, area: isClear ? ShapeArea(Path()) : BoundsArea()))
    }

    private var isClear: Bool { opacity < 0.001 || source == .system("clear") }
}

nonisolated extension LinearGradient: GreedyView {}
nonisolated extension RadialGradient: GreedyView {}
nonisolated extension AngularGradient: GreedyView {}

/// A view that takes all the proposed space.
package protocol GreedyView: LayoutView {}

nonisolated extension GreedyView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(LeafRule(.greedy))
    }
}

nonisolated extension Shape {
    /// A rule that takes all the proposed space, or a square of it for a circle. This is a property
    /// because a public protocol cannot refine an internal role. A box without an area is a
    /// rectangle.
    var rule: LeafRule {
        let shape: any Shape = (self as? AnyShape)?.base ?? self
        return LeafRule(
            shape is Circle ? .square : .greedy,
            area: shape is Rectangle ? BoundsArea() : ShapeArea(self))
    }
}

nonisolated extension Switch: LayoutView {
    /// The size of a switch on a phone; five cells in a terminal.
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let cell = context.metrics.cell.map { CGSize(width: $0.width * 5, height: $0.height) }
        return context.box(LeafRule(.fixed(cell ?? CGSize(width: 51, height: 31))))
    }
}
