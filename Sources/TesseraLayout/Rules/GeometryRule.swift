package import Foundation

/// A box that takes its proposal, or 10 where no length is proposed, and reports its size.
///
/// The child lies in the upper leading corner and does not affect the box.
package struct GeometryRule: LayoutRule {
    /// Called with the new size before the child is placed.
    ///
    /// Changes made by the function are laid out afterwards.
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
