public import Tessera

extension ViewHost {
    /// A drawing of the current tree, with the frames that `frame(of:)` returns.
    ///
    /// A view whose look is unknown appears as a labelled box, and is named once in a runtime
    /// issue. ``TesseraDrawing/Drawing/omissions`` lists all that is not shown.
    public var drawing: Drawing {
        var painter = TreePainter(placedLayout)
        let drawing = painter.paintAll()
        report(painter.omissions)
        return drawing
    }

    func report(_ omissions: [Drawing.Omission]) {
        for omission in omissions where omission.reason == .unknownLook {
            reportOnce(
                "\(omission.name) cannot be drawn; a labelled box is drawn instead.",
                path: omission.path)
        }
    }
}
