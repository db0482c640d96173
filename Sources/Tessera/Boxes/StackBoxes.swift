import Foundation
import TesseraCore
import TesseraLayout

nonisolated extension HStack: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        StackBox(layout, views).keepingCells(of: context.metrics.cell?.width)
    }

    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool {
        guard let box = box as? StackBox else { return false }
        box.update(layout)
        return true
    }

    private var layout: HStackLayout { HStackLayout(alignment: alignment, spacing: spacing) }
}

nonisolated extension VStack: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        StackBox(layout, views).keepingCells(of: context.metrics.cell?.height)
    }

    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool {
        guard let box = box as? StackBox else { return false }
        box.update(layout)
        return true
    }

    private var layout: VStackLayout { VStackLayout(alignment: alignment, spacing: spacing) }
}

nonisolated extension ZStack: LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        LayersBox(ZStackLayout(alignment: alignment), views)
    }

    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool {
        guard let box = box as? LayersBox else { return false }
        box.alignment = alignment
        return true
    }
}

extension StackBox {
    /// Rounds the standard spacing up to whole cells in a terminal.
    fileprivate func keepingCells(of length: CGFloat?) -> StackBox {
        if let length {
            self.standardSpacing = (self.standardSpacing / length).rounded(.up) * length
        }
        return self
    }
}
