/// A modifier that places views behind or in front of a view, or masks the view with them.
nonisolated package struct AttachedViews<Attachment: View>:
    AttachingModifier, LayeredView
{
    /// The place of the views, which names the modifier.
    package enum Place: String { case background, overlay, mask }

    package let place: Place
    package let attachment: Attachment
    package let alignment: Alignment

    package static var isResponder: Bool { true }

    package var hasLayers: Bool { place == .overlay }

    package var description: ModifierDescription? {
        Call(place.rawValue).views().argument("alignment", alignment, default: .center).described
    }
}
