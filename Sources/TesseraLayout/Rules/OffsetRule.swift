/// A box that shows its child elsewhere without affecting the layout.
package struct OffsetRule: LayoutRule {
    /// The distance towards the trailing edge and down; a length that is not finite counts as 0.
    package var offset: CGSize

    package init(_ offset: CGSize) { self.offset = offset }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        func sound(_ length: CGFloat, _ axis: Axis) -> Double {
            box.checked(length, "The offset's \(axis.length)", instead: "0 is used") ?? 0
        }
        let origin = CGPoint(
            x: sound(offset.width, .horizontal), y: sound(offset.height, .vertical))
        place(box.child, origin, proposal)
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        box.child.explicitGuide(key, proposal)
    }
}
