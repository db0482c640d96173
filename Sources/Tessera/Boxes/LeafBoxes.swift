import Foundation
import TesseraCore
import TesseraLayout

nonisolated extension Divider: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LeafBox(.divider(thickness: 1))
    }
}

nonisolated extension Spacer: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LeafBox(.spacer(minLength: minLength))
    }
}

nonisolated extension Image: LayoutView {
    /// The box has the size of a capital letter, because the size of the image is unknown. Outside
    /// a terminal, a symbol also has the scale of the environment.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        var size = context.metrics.symbolSize(in: context.textFont)
        if case .symbol = source, context.metrics.cell == nil {
            let scale = context.environment.imageScale.factor
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        let isResizable = adjustments.contains { if case .resizable = $0 { true } else { false } }
        return LeafBox(isResizable ? .resizable(size) : .fixed(size))
    }
}

nonisolated extension Color: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let box = LeafBox(.greedy)
        // An invisible colour has an empty touch area.
        if isClear { box.area = ShapeArea(Path()) }
        return box
    }

    private var isClear: Bool { opacity < 0.001 || source == .system("clear") }
}

nonisolated extension LinearGradient: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LeafBox(.greedy)
    }
}

nonisolated extension Circle: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let box = LeafBox(.square)
        box.area = ShapeArea(self)
        return box
    }
}

nonisolated extension Shape {
    /// A box that takes all the proposed space. This is a property because a public protocol cannot
    /// refine an internal role.
    var box: LayoutBox {
        let box = LeafBox(.greedy)
        // A box without an area is a rectangle.
        if !(self is Rectangle) { box.area = ShapeArea(self) }
        return box
    }
}

nonisolated extension Switch: LayoutView {
    /// The size of a switch on a phone; five cells in a terminal.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let cell = context.metrics.cell.map { CGSize(width: $0.width * 5, height: $0.height) }
        return LeafBox(.fixed(cell ?? CGSize(width: 51, height: 31)))
    }
}
