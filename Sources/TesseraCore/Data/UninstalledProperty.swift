/// A use of a dynamic property that the graph has not connected to a node.
///
/// The graph looks for dynamic properties among those of a view, a modifier or a style, and inside
/// a `DynamicProperty`. It does not find one in a plain struct, an enum or an optional, or in a
/// style whose
/// `makeBody` another style calls.
struct UninstalledProperty {
    /// The property wrapper: `@State`.
    let wrapper: String
    let type: Any.Type

    /// Reports what was done with the property, and what came of it, at the view whose body runs.
    ///
    /// An action does not know whose it is.
    func report(_ use: String, _ result: String) {
        TesseraCore.report(
            "\(wrapper) of type \(type) is \(use) where the graph has not installed it: in a plain "
                + "struct, an enum or an optional, in a style whose makeBody another style calls, or in "
                + "a view that is not in the tree; \(result). Declare it in the view itself or in a "
                + "DynamicProperty, or set the style on the control.",
            elsewhere: "outside a body")
    }
}
