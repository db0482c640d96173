/// The direction of lines and rows.
///
/// From right to left, `RootBox` mirrors the places of children, `TransformRule` the anchors, and
/// `ScrollTarget` the offsets.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines begin at the left.
    case leftToRight
    /// Lines begin at the right.
    case rightToLeft
}
