public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Announces other views in place of this one.
    ///
    /// ```swift
    /// Dial(value: $volume).accessibilityRepresentation {
    ///     Slider(value: $volume, in: 0...11) { Text("Volume") }
    /// }
    /// ```
    ///
    /// They are neither shown nor touched; an assistive technology uses them. Accessibility modifiers
    /// around this one add to their elements, if they are one.
    public consuming func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View {
        modifier(AccessibilityRepresentation(attachment: representation().closedToTouches()))
    }
}

/// A modifier whose views are announced in place of those that it modifies.
nonisolated private struct AccessibilityRepresentation<Attachment: View>: AttachingModifier,
    LayoutListModifier, RepresentingModifier
{
    let attachment: Attachment

    var description: ModifierDescription? {
        ModifierDescription("accessibilityRepresentation").views()
    }

    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        views
    }
}

/// A modifier whose views are announced in place of those that it modifies.
protocol RepresentingModifier: Role {}
