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
}

/// A property wrapper of this module, which the graph connects to the node of its view.
protocol GraphProperty: DynamicProperty, SendableMetatype {
    /// Connects the property of a view that enters the tree.
    mutating func install(for place: Place)
    /// Connects the property of a view that replaces a view with the property `old`.
    mutating func install(after old: Self, for place: Place)
    /// Disconnects the property of a view that leaves the tree.
    mutating func uninstall()
    /// Whether `update()` is called before the body runs.
    static var isUpdated: Bool { get }
    /// How two of these properties compare when one view replaces another.
    static var comparisonInOwner: Comparison { get }
}

extension GraphProperty {
    mutating func uninstall() {}

    static var isUpdated: Bool { false }

    static var comparisonInOwner: Comparison { .of(Self.self) }

    // The type information supplies the address of a stored property of exactly this type.
    static func install(at field: UnsafeMutableRawPointer, _ place: Place) {
        field.assumingMemoryBound(to: Self.self).pointee.install(for: place)
    }

    static func install(
        at field: UnsafeMutableRawPointer, after old: UnsafeRawPointer, _ place: Place
    ) {
        field.assumingMemoryBound(to: Self.self).pointee.install(
            after: old.assumingMemoryBound(to: Self.self).pointee, for: place)
    }

    static func uninstall(at field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.uninstall()
    }
}

extension DynamicProperty {
    static func update(at field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
