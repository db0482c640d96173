/// Declares a function of a key a second time, for a string that is not localized.
///
/// ```swift
/// @AlsoUnlocalized
/// public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
///     self.init(isOn: isOn) { Text(titleKey) }
/// }
/// ```
///
/// The other function has the same body and documentation, and the title in place of the key.
@attached(peer, names: overloaded)
package macro AlsoUnlocalized() =
    #externalMacro(module: "TesseraMacros", type: "AlsoUnlocalized")

/// Declares an initializer with a title a second time, with a symbol beside the title.
@attached(peer, names: overloaded)
package macro AlsoWithSymbol() = #externalMacro(module: "TesseraMacros", type: "AlsoWithSymbol")

/// Declares a function of a gradient twice more, for evenly spaced colours and for stops.
@attached(peer, names: overloaded)
package macro AlsoOfColors() = #externalMacro(module: "TesseraMacros", type: "AlsoOfColors")

/// Declares a function of a text twice more, for a key and for a string.
@attached(peer, names: overloaded)
package macro AlsoOfTitles() = #externalMacro(module: "TesseraMacros", type: "AlsoOfTitles")
