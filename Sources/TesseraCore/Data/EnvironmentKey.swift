/// A key of a value of the environment.
///
/// ```swift
/// struct FilledSymbolKey: EnvironmentKey { static let defaultValue = "★" }
/// extension EnvironmentValues {
///     var filledSymbol: String {
///         get { self[FilledSymbolKey.self] }
///         set { self[FilledSymbolKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing else has been set.
    static var defaultValue: Value { get }
}
