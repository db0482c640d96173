public import Tessera

/// The values that the libraries' screens have kept.
///
/// Only a library's own screen writes them: a copy of it in a program cannot.
@MainActor
public enum Reviews {
    static var kept: [Int]?

    /// Returns the values that a screen has kept since the last call; `nil` without such values.
    public static func take() -> [Int]? {
        defer { kept = nil }
        return kept
    }
}

private struct SymbolCountKey: EnvironmentKey {
    static let defaultValue = 5
}

extension EnvironmentValues {
    /// The number of symbols in the libraries' ratings.
    public var symbolCount: Int {
        get { self[SymbolCountKey.self] }
        set { self[SymbolCountKey.self] = newValue }
    }
}
