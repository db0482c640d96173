/// A stored property that the graph updates before a view's body runs.
///
/// A custom type may contain other dynamic properties. Before each run of the body the graph calls
/// `update()` on the main actor, first for the properties inside the type, then for the type.
/// `update()` may write the values of those properties, but must not replace the properties.
///
/// ```swift
/// struct Countdown: DynamicProperty {
///     @State var remaining = 3
///     @Environment(\.isEnabled) var isEnabled
/// }
/// ```
public protocol DynamicProperty {
    /// Updates the property before the body runs.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}

    // `TypeInfo` passes the address of a stored property of exactly this type.
    static func update(at field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

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
