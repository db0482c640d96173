/// A key of an environment value.
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
    /// The value where no ancestor sets one.
    static var defaultValue: Value { get }
}
