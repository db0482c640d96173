public import Tessera

extension ViewHost {
    /// A drawing of the current tree, with the frames that `frame(of:)` returns.
    ///
    /// A view whose look is unknown appears as a labelled box, and is named once in a runtime
    /// issue. ``TesseraDrawing/Drawing/omissions`` lists all that is not shown.
    public var drawing: Drawing {
        var painter = TreePainter(placedLayout)
        let drawing = painter.paintAll()
        report(painter)
        return drawing
    }

    /// Reports what a painter has not been able to draw, once for each view.
    func report(_ painter: TreePainter) {
        for (node, issue) in painter.issues { reportOnce(issue, path: node.path) }
        for omission in painter.omissions where omission.reason == .unknownLook {
            reportOnce(
                "\(omission.name) cannot be drawn; a labelled box is drawn instead.",
                path: omission.path)
        }
    }
}
