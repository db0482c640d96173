/// A stored property of a view that the graph connects to the view's node.
///
/// Dynamic properties of this module are such fields. Others are fields that a body can only pass
/// on, such as an action or a type-erased view. The graph updates them where they are used, without
/// running the bodies in between.
protocol GraphField: SendableMetatype {
    /// Connects the field of a view that enters the tree.
    mutating func install(for place: Place)
    /// Connects the field of a view that may replace a view with the field `old`.
    mutating func takeOver(from old: inout Self, for place: Place)
    /// Disconnects the field of a view that leaves the tree.
    mutating func uninstall(for place: Place)
    /// The comparison of two of these fields when one view replaces another.
    static var comparisonInOwner: Comparison { get }
}

extension GraphField {
    mutating func uninstall(for place: Place) {}

    static var comparisonInOwner: Comparison { .of(Self.self) }

    // The type information supplies the address of a stored property of exactly this type.
    static func install(at field: UnsafeMutableRawPointer, _ place: Place) {
        field.assumingMemoryBound(to: Self.self).pointee.install(for: place)
    }

    static func takeOver(
        at field: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer, _ place: Place
    ) {
        field.assumingMemoryBound(to: Self.self).pointee.takeOver(
            from: &old.assumingMemoryBound(to: Self.self).pointee, for: place)
    }

    static func uninstall(at field: UnsafeMutableRawPointer, _ place: Place) {
        field.assumingMemoryBound(to: Self.self).pointee.uninstall(for: place)
    }
}
