public import Tessera
import TesseraCore

extension ViewHost {
    /// A picture of the tree as it is now.
    ///
    /// It is made when it is asked for, from the frames that `frame(of:)` returns; the next one is made of it,
    /// and only what has changed is painted anew. What cannot be drawn is a labelled box in it; a runtime
    /// issue names it, once.
    public var drawing: Drawing { draw().drawing }

    /// Returns the drawing, with the positions of the items that may be others than when this was last called;
    /// `nil` if all may be.
    package func takeDrawing() -> (drawing: Drawing, repainted: [Range<Int>]?) {
        let (drawing, tree) = draw()
        return (drawing, tree?.takeRepainted())
    }

    private func draw() -> (drawing: Drawing, tree: DrawnTree?) {
        TreePainter.draw(placedTree) { painter in
            for (name, path) in painter.undrawn {
                reportOnce(
                    "\(name) cannot be drawn; a box with its name stands for it.",
                    path: path?.text ?? "")
            }
        }
    }
}
