import TesseraCore

private struct TitleKey: EnvironmentKey { static let defaultValue = "untitled" }

extension EnvironmentValues {
    /// A value of the environment that tests set and read.
    var title: String {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}
