package import Foundation

/// A box that shows its child elsewhere, and lets nobody around it notice.
package final class OffsetBox: UnaryBox {
    /// The distance to the trailing edge and down; a length that is not finite counts as 0.
    package var offset: CGSize { didSet { if offset != oldValue { invalidate() } } }

    package init(_ offset: CGSize, _ child: LayoutBox) {
        self.offset = offset
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? OffsetBox else { return }
        offset = new.offset
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        func sound(_ length: CGFloat, _ axis: Axis) -> Double {
            checked(length, "The offset's \(axis.length)", instead: "0 is used") ?? 0
        }
        let origin = Point(
            x: sound(offset.width, .horizontal), y: sound(offset.height, .vertical))
        place(child, origin, proposal)
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        child.explicitGuide(key, proposal)
    }
}
