public import TesseraCore

/// Whether something is shown; `automatic` leaves it to whoever draws.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

nonisolated extension View {
    /// Hides the labels of the controls in this view; they still speak for them.
    public func labelsHidden() -> some View {
        modifier(LabelsHiddenModifier())
    }
}

nonisolated private struct LabelsHiddenModifier: EnvironmentModifier, Equatable {
    func transform(_ values: inout EnvironmentValues) { values.labelsVisibility = .hidden }

    var description: ModifierDescription? { ModifierDescription("labelsHidden") }
}

private struct LabelsVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

nonisolated extension EnvironmentValues {
    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}
