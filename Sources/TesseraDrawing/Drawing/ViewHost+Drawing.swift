public import Tessera
import TesseraCore

extension ViewHost {
    /// A drawing of the current tree.
    ///
    /// The host reuses the previous drawing and paints changed parts only, with the frames that
    /// `frame(of:)` returns. A view or modifier that cannot be drawn appears as a labelled box, and
    /// is named once in a runtime issue.
    public var drawing: Drawing { draw().drawing }

    /// Returns the drawing, and the positions of the items that may have changed since the last
    /// call; `nil` if all items may have changed.
    package func takeDrawing() -> (drawing: Drawing, repainted: [Range<Int>]?) {
        let (drawing, tree) = draw()
        return (drawing, tree?.takeRepainted())
    }

    private func draw() -> (drawing: Drawing, tree: DrawnTree?) {
        TreePainter.draw(placedTree) { painter in
            for (name, path) in painter.undrawn {
                reportOnce(
                    "\(name) cannot be drawn; a labelled box is drawn instead.",
                    path: path?.text ?? "")
            }
        }
    }
}
