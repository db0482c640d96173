package struct LayoutDirectionKey: EnvironmentKey {
    package static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
    /// The direction of lines and rows; left to right by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
