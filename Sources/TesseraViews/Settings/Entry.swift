/// Declares a value of the environment, or of a transaction, with its default.
///
/// The property needs no key:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var filledSymbol = "★"
/// }
///
/// Rating(value: $stars).environment(\.filledSymbol, "♥")
/// ```
///
/// The default is computed each time that a view reads it first, and may be of any type. A default of
/// an optional type may be left out: it is `nil`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TesseraMacros", type: "Entry")

/// Makes the default of an ``Entry()`` computed. It is part of that macro's expansion.
@attached(accessor)
public macro EntryDefault() = #externalMacro(module: "TesseraMacros", type: "EntryDefault")
