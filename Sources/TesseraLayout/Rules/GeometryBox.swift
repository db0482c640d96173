package import Foundation

/// A box that takes all that is proposed, 10 where nothing is, and tells its size.
///
/// The child stands in the upper leading corner, and changes nothing outside.
package final class GeometryBox: UnaryBox {
    /// Called with the size when it has become another one, before the child is placed.
    ///
    /// What is changed in return is laid out afterwards.
    package var sizeDidChange: ((CGSize) -> Void)?
    private var knownSize: Size?

    override var modified: LayoutBox? { nil }

    override func makeProfile() -> Profile { Profile(traits: .greedy) }

    override func measure(_ proposal: Proposal) -> Size { proposal.filled(by: Size(10, 10)) }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        if knownSize != size {
            knownSize = size
            sizeDidChange?(CGSize(size))
        }
        place(child, .zero, Proposal(size))
    }

    override func stackAxis(of child: LayoutBox) -> Axis? { nil }
}
