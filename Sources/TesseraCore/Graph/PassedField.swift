/// A field that a body can only pass on, such as an action or a type-erased view. The graph updates
/// it where it is used, without running the bodies in between.
protocol PassedField: SendableMetatype {
    /// Registers the field with a node's owner, unless an outer owner already keeps it up to date.
    mutating func install(for place: Place)
    /// Replaces the value passed on by the field `old`.
    mutating func takeOver(from old: inout Self, for place: Place)
    /// Called when the node has left the tree.
    mutating func uninstall(for place: Place)
}

extension PassedField {
    mutating func uninstall(for place: Place) {}
}

extension PassedField {
    // The address is that of a field of exactly this type.
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
