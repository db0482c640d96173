/// Something that a body can only pass on, as an action or a view without a type: where it ends up,
/// it is kept the latest, and no body in between runs for it.
protocol PassedField: SendableMetatype {
    /// Has the field of a node's owner kept the latest from now on, unless one further out is.
    mutating func install(for place: Place)
    /// Brings what the field `old` has passed on up to date. (Not `inout`, it would be copied first.)
    mutating func takeOver(from old: inout Self, for place: Place)
    /// Called when the node has left the tree. (One that changed nothing would be copied first.)
    mutating func uninstall(for place: Place)
}

extension PassedField {
    mutating func uninstall(for place: Place) {}
}

extension PassedField {
    // The address is that of a field of this very type.
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
