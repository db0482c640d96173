/// Reports the use of a dynamic property that the graph has not connected to a node, and its effect,
/// at the view whose body is running. During an action no body is running.
///
/// The graph finds dynamic properties stored in a view, a modifier, a style, or a
/// `DynamicProperty`. It does not find them in a plain struct, an enum or an optional, or in a
/// style whose `makeBody` another style calls.
func reportUninstalled(_ wrapper: String, of type: Any.Type, _ use: String, _ result: String) {
    report(
        "\(wrapper) of type \(type) is \(use) where the graph has not installed it: in a plain "
            + "struct, an enum or an optional, in a style whose makeBody another style calls, or in "
            + "a view that is not in the tree; \(result). Declare it in the view itself or in a "
            + "DynamicProperty, or set the style on the control.",
        elsewhere: "outside a body")
}
