public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Hides the labels of the controls in this view; they still speak for them.
    ///
    /// Toggles and pickers are drawn without their labels then. The printed tree has such a label
    /// still, and says at it that it is hidden. A style of your own reads `\.labelsVisibility`.
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
    /// Leaves a control's label out of the picture, but not out of what is told.
    consuming func labelHidden(_ isHidden: Bool) -> some View {
        modifier(HiddenLabelModifier(isHidden: isHidden))
    }
}

nonisolated private struct HiddenLabelModifier: PrimitiveModifier, LayoutListModifier, Equatable {
    let isHidden: Bool

    var description: ModifierDescription? {
        isHidden ? ModifierDescription("labelsHidden") : nil
    }

    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        isHidden ? [] : views
    }
}
