/// The visibility of a part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The container decides.
    case automatic
    case visible
    case hidden
}

nonisolated extension View {
    /// Hides this view and keeps its space empty.
    ///
    /// Views inside stay in the tree and keep their state. They are not drawn, not announced, and
    /// refuse interactions.
    public consuming func hidden() -> some View {
        modifier(HiddenModifier())
    }

    /// Hides the labels of the controls in this view. Assistive technologies still announce them.
    ///
    /// Toggles and pickers are drawn without their labels. The printed tree marks a hidden label. A
    /// custom style reads `\.labelsVisibility`.
    public consuming func labelsHidden() -> some View {
        setting(\.labelsVisibility, .hidden, as: Call("labelsHidden"))
    }

    /// Hides a control's label from the layout, but not from assistive technologies.
    package consuming func labelHidden(_ isHidden: Bool) -> some View {
        modifier(HiddenLabelModifier(isHidden: isHidden))
    }
}

package nonisolated struct HiddenModifier: EnvironmentModifier {
    package func transform(_ values: inout EnvironmentValues) { values.refusals.sight = "hidden" }

    package var description: ModifierDescription? { ModifierDescription("hidden") }
}

extension EnvironmentValues {
    /// The visibility of the labels of controls.
    @Entry public var labelsVisibility = Visibility.automatic
}

package nonisolated struct HiddenLabelModifier: EnvironmentModifier, Equatable {
    package let isHidden: Bool

    package func transform(_ values: inout EnvironmentValues) {
        if isHidden { values.refusals.key = "in a hidden label" }
    }

    package var description: ModifierDescription? {
        isHidden ? ModifierDescription("labelsHidden") : nil
    }
}
