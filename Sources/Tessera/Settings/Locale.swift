public import Foundation
public import TesseraCore

private struct LocaleKey: EnvironmentKey {
    // The user's own locale would make printed trees depend on the machine.
    static let defaultValue = Locale(identifier: "en_US")
}

nonisolated extension EnvironmentValues {
    /// The language and the region that views are for; American English where nothing is said.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
