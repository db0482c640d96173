/// A primary box with a secondary box in front or behind, which is proposed the size of the
/// primary.
///
/// Only the primary affects the layout of the enclosing boxes.
package struct OverlayRule: LayoutRule {
    package var alignment: Alignment
    /// Whether the secondary is behind the primary; `false` by default.
    package var isSecondaryBehind: Bool

    package init(alignment: Alignment, isSecondaryBehind: Bool = false) {
        (self.alignment, self.isSecondaryBehind) = (alignment, isSecondaryBehind)
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits.formUnion(box.boxes[1].knownProfile.traits.intersection(.clients))
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        child === box.child ? box.stackAxis : nil
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let (primary, secondary) = (box.child, box.boxes[1])
        place(primary, .zero, proposal)
        let inner = Proposal(size)
        let origin = secondary.origin(alignment, inner) { primary.guide(of: $0, proposal, size) }
        place(secondary, origin, inner)
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        box.child.explicitGuide(key, proposal)
    }

    package func isFront(_ child: LayoutBox, of other: LayoutBox, in box: Box) -> Bool {
        (child === box.boxes[1]) != isSecondaryBehind
    }
}
