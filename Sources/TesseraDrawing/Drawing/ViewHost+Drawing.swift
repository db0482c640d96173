public import Tessera
import TesseraCore

extension ViewHost {
    /// A picture of the tree as it is now.
    ///
    /// It is made when it is asked for, from the frames that `frame(of:)` returns. What cannot be
    /// drawn is a labelled box in it; a runtime issue names it, once.
    public var drawing: Drawing {
        let placed = placedTree
        let painter = TreePainter(placed)
        painter.paint()
        var drawing = Drawing(bounds: painter.bounds, items: painter.items)
        drawing.cell = placed.metrics.cell
        drawing.preferredScheme = painter.preferredScheme
        drawing.undrawn = painter.undrawn.map(\.name)
        for (name, path) in painter.undrawn {
            reportOnce("\(name) cannot be drawn; a box with its name stands for it.", path: path?.text ?? "")
        }
        return drawing
    }
}
