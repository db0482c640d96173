nonisolated extension View {
    /// Hides the labels of the controls in this view. Assistive technologies still announce them.
    ///
    /// Toggles and pickers are drawn without their labels. The printed tree marks a hidden label. A
    /// custom style reads `\.labelsVisibility`.
    public consuming func labelsHidden() -> some View {
        setting(\.labelsVisibility, .hidden, as: Call("labelsHidden"))
    }
}

private struct LabelsVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    /// The visibility of the labels of controls.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Hides a control's label from the layout, but not from assistive technologies.
    package consuming func labelHidden(_ isHidden: Bool) -> some View {
        modifier(HiddenLabelModifier(isHidden: isHidden))
    }
}

package nonisolated struct HiddenLabelModifier: PrimitiveModifier, Equatable {
    package let isHidden: Bool

    package var description: ModifierDescription? {
        isHidden ? ModifierDescription("labelsHidden") : nil
    }
}
