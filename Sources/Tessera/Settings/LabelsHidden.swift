public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Hides the labels of the controls in this view; assistive technologies still announce them.
    ///
    /// A toggle or picker has no space for its label then. The printed tree shows the label with
    /// `.labelsHidden()` beside it. A style of your own reads `\.labelsVisibility`.
    public consuming func labelsHidden() -> some View {
        setting(\.labelsVisibility, .hidden, as: Call("labelsHidden"))
    }
}

private struct LabelsVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

nonisolated extension EnvironmentValues {
    /// The visibility of controls' labels; automatic by default.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Keeps a control's label from being drawn, but not from being announced.
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
