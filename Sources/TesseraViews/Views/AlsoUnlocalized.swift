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
