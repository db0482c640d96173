public import TesseraCore

nonisolated extension View {
    /// Limits the lines of each text in this view; `nil` is no limit.
    public consuming func lineLimit(_ number: Int?) -> some View {
        setting(\.lineLimit, number, named: "lineLimit")
    }
}

private struct LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

nonisolated extension EnvironmentValues {
    /// The most lines of a text; `nil` is no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}
