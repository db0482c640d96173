/// A stored property that the graph feeds before a view's body runs.
///
/// A type of your own may be made of other dynamic properties; its `update()` is called, on the
/// main actor, before each run of the body, after those of the properties inside it. It may write
/// their values, but must not put other properties in their place.
///
/// ```swift
/// struct Countdown: DynamicProperty {
///     @State var remaining = 3
///     @Environment(\.isEnabled) var isEnabled
/// }
/// ```
public protocol DynamicProperty {
    /// Brings the property up to date before the body runs.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property wrapper of Tessera's own, which the graph connects to the node of its view.
protocol GraphProperty: DynamicProperty, SendableMetatype {
    /// Connects the property of a view that has come into the tree.
    mutating func install(for place: Place)
    /// Connects the property of a view that replaces one with the property `old`.
    mutating func install(after old: Self, for place: Place)
    /// Called when the view has left the tree.
    mutating func uninstall()
    /// The comparison of two of these, where the view of one takes the place of the other's.
    static var comparisonInOwner: Comparison { get }
}

extension GraphProperty {
    mutating func uninstall() {}

    static var comparisonInOwner: Comparison { .of(Self.self) }

    // The field plan gives the address of a stored property of this very type.
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
