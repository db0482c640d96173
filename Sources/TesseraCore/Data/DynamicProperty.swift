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
