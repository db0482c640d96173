public import TesseraCore
public import TesseraLayout

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
