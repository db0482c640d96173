import Foundation

extension LayoutBox {
    /// Reports a bad value, its cause and what happens instead, once until the box is invalidated.
    final func note(_ message: String) {
        let rarities = makeRarities()
        guard !rarities.reports.contains(message) else { return }
        rarities.reports.append(message)
        var top = self
        while let parent = top.parent { top = parent }
        (top as? RootBox)?.report(self, message)
    }

    /// The size that a client's code has answered, if it is one.
    ///
    /// A length that is negative or not a number becomes 0, one without limit the proposed one.
    final func checked(
        _ answer: CGSize, to proposal: Proposal, from source: @autoclosure () -> String
    )
        -> Size
    {
        var size = Size(answer)
        for axis in Axis.allCases {
            let length = size[axis]
            guard !(length >= 0) || length.isInfinite && proposal[axis] != .infinity else {
                continue
            }
            size[axis] = length == .infinity && !proposal[axis].isNaN ? proposal[axis] : 0
            note(
                "\(source()) answered \(written(length)) for the \(axis.length); "
                    + "\(written(size[axis])) is used.")
        }
        return size
    }

    /// A length that a client has set, if it is finite and not less than `least`.
    final func checked(
        _ length: Double, atLeast least: Double = -.infinity, _ name: @autoclosure () -> String,
        instead: @autoclosure () -> String
    ) -> Double? {
        if length.isFinite, length >= least { return length }
        note("\(name()) is \(written(length)); \(instead()).")
        return nil
    }
}

extension Axis {
    /// The name of a length along this axis.
    var length: String { self == .horizontal ? "width" : "height" }
}

extension Size: CustomStringConvertible {
    package var description: String { "\(written(width)) × \(written(height))" }
}
