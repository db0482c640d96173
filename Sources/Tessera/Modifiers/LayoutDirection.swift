public import TesseraCore

/// The direction in which lines are read, and views stand beside each other.
nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}

nonisolated extension EnvironmentValues {
    /// The direction in which lines are read, and views stand beside each other.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
