extension LayoutBox {
    /// Reports an invalid value, its cause and the replacement. The client of the root ignores
    /// repeated reports.
    final func note(_ message: String) { root?.report(self, message) }

    /// The root of the tree that this box is in.
    final var root: RootBox? {
        var top = self
        while let parent = top.parent { top = parent }
        return top as? RootBox
    }

    /// Returns a size computed by client code, or a replacement if the size is invalid.
    ///
    /// A length that is negative or not a number becomes 0. An infinite length becomes the proposed
    /// length.
    final func checked(
        _ answer: CGSize, to proposal: Proposal, from source: @autoclosure () -> String
    ) -> CGSize {
        var size = answer
        for axis in Axis.allCases {
            let length = size[axis]
            guard !(length >= 0) || length.isInfinite && proposal[axis] != .infinity else {
                continue
            }
            size[axis] = length == .infinity && !proposal[axis].isNaN ? proposal[axis] : 0
            note(
                "\(source()) answered \(printed(length)) for the \(axis.length); "
                    + "\(printed(size[axis])) is used.")
        }
        return size
    }

    /// Returns a length set by a client, if it is finite and at least `least`.
    final func checked(
        _ length: Double, atLeast least: Double = -.infinity, _ name: @autoclosure () -> String,
        instead: @autoclosure () -> String
    ) -> Double? {
        if length.isFinite, length >= least { return length }
        note("\(name()) is \(printed(length)); \(instead()).")
        return nil
    }
}

extension Axis {
    /// The name of the length along this axis.
    var length: String { self == .horizontal ? "width" : "height" }
}
