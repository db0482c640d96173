/// A modifier that places views behind or in front of a view, or masks the view with them.
nonisolated package struct AttachedViews<Attachment: View>:
    AttachingModifier, LayeredView
{
    /// The name of the modifier: `background`, `overlay` or `mask`.
    package let name: String
    package let attachment: Attachment
    package let alignment: Alignment

    package static var isResponder: Bool { true }

    package var hasLayers: Bool { name == "overlay" }

    package var description: ModifierDescription? {
        Call(name).views().argument("alignment", alignment, default: .center).described
    }
}
