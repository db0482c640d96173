package struct LocaleKey: EnvironmentKey {
    // The user's locale would make printed trees depend on the machine.
    package static let defaultValue = Locale(identifier: "en_US")
}

extension EnvironmentValues {
    /// The language and region of views; American English by default, regardless of the user's
    /// settings.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
