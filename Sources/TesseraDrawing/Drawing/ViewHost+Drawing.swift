package import Foundation
public import Tessera

extension ViewHost {
    /// A drawing of the current tree, with the frames that `frame(of:)` returns.
    ///
    /// A view or modifier that cannot be drawn appears as a labelled box, and is named once in a
    /// runtime issue.
    public var drawing: Drawing { drawing() }

    /// Returns a drawing of the current tree.
    ///
    /// - Parameter window: The visible area; views outside it may be left out. If `nil`, all views are drawn.
    package func drawing(within window: CGRect? = nil) -> Drawing {
        var painter = TreePainter(placedLayout, window: window)
        let drawing = painter.paintAll()
        for (name, path) in painter.undrawn {
            reportOnce(
                "\(name) cannot be drawn; a labelled box is drawn instead.", path: path?.text ?? "")
        }
        return drawing
    }
}
