public import Tessera

extension ViewHost {
    /// A drawing of the current tree, with the frames that `frame(of:)` returns.
    ///
    /// A view or modifier that cannot be drawn appears as a labelled box, and is named once in a
    /// runtime issue.
    public var drawing: Drawing {
        var painter = TreePainter(placedLayout)
        let drawing = painter.paintAll()
        report(undrawn: painter)
        return drawing
    }

    func report(undrawn painter: TreePainter) {
        for (name, path) in painter.undrawn {
            reportOnce(
                "\(name) cannot be drawn; a labelled box is drawn instead.", path: path?.text ?? "")
        }
    }
}
