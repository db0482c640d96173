nonisolated extension View {
    /// Limits the number of lines of each text in this view.
    ///
    /// - Parameter number: The maximum number of lines, or `nil` for no limit; a number less than 1
    ///   counts as 1.
    public consuming func lineLimit(_ number: Int?) -> some View {
        setting(\.lineLimit, number, named: "lineLimit")
    }
}

package struct LineLimitKey: EnvironmentKey {
    package static let defaultValue: Int? = nil
}

extension EnvironmentValues {
    /// The maximum number of lines of a text; `nil` for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}
