package import Foundation

/// A box that takes all that is proposed, 10 where nothing is, and tells its size.
///
/// The child stands in the upper leading corner, and changes nothing outside.
package struct GeometryRule: LayoutRule {
    /// Called with the size when it has become another one, before the child is placed.
    ///
    /// What is changed in return is laid out afterwards.
    package var sizeDidChange: ((CGSize) -> Void)?

    package func isSame(as other: GeometryRule) -> Bool {
        sizeDidChange == nil && other.sizeDidChange == nil
    }

    /// The last size.
    package func makeCache() -> Size? { nil }

    package func modified(by box: Box) -> LayoutBox? { nil }

    package func profile(of box: Box) -> Profile { Profile(traits: .greedy) }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        proposal.filled(by: Size(10, 10))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        if box.cache != size {
            box.cache = size
            sizeDidChange?(CGSize(size))
        }
        place(box.child, .zero, Proposal(size))
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? { nil }
}

package typealias GeometryBox = RuleBox<GeometryRule>

extension GeometryBox {
    package convenience init(_ child: LayoutBox) { self.init(GeometryRule(), [child]) }
}
