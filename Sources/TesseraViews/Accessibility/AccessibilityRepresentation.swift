nonisolated extension View {
    /// Announces other views instead of this view.
    ///
    /// ```swift
    /// Dial(value: $volume).accessibilityRepresentation {
    ///     Slider(value: $volume, in: 0...11) { Text("Volume") }
    /// }
    /// ```
    ///
    /// The representation is neither shown nor touched, and cannot have the focus; only assistive
    /// technologies use it. If it is a single element, accessibility modifiers outside this modifier
    /// add to that element.
    public consuming func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View {
        modifier(
            AccessibilityRepresentation(
                attachment: representation().closedToTouches().unseen("in a representation")))
    }
}

/// A modifier whose views are announced instead of the views that it modifies.
nonisolated private struct AccessibilityRepresentation<Attachment: View>: AttachingModifier,
    Accessible
{
    let attachment: Attachment

    var description: ModifierDescription? {
        Call("accessibilityRepresentation").views().described
    }

    func announcement(at node: Node) -> AccessibilityModifier? { .representation }
}
