/// A cache of one kind of information about types.
///
/// Use it on the main actor only. It has no lock.
@usableFromInline
package final class TypeTable<Known>: @unchecked Sendable {
    @usableFromInline var known: [ObjectIdentifier: Known] = [:]
    // The most recent lookups, indexed by a few bits of the type's address. A table is never freed.
    @usableFromInline let recent: UnsafeMutablePointer<(type: ObjectIdentifier?, known: Known?)>

    @inlinable static var recentCount: Int { 256 }

    @inlinable
    package init() {
        recent = .allocate(capacity: Self.recentCount)
        recent.initialize(repeating: (nil, nil), count: Self.recentCount)
    }

    /// Returns the information about a type. The first lookup calls `findOut`.
    @inlinable
    package func known(of type: Any.Type, _ findOut: () -> Known) -> Known {
        let type = ObjectIdentifier(type)
        // Type addresses are nearly always multiples of 16.
        let position = (UInt(bitPattern: type) >> 4) % UInt(Self.recentCount)
        let entry = recent[Int(position)]
        if entry.type == type, let known = entry.known { return known }
        let found: Known
        if let earlier = known[type] {
            found = earlier
        } else {
            // It may look up other types, so no access to the table is open while it runs.
            found = findOut()
            known[type] = found
        }
        recent[Int(position)] = (type, found)
        return found
    }
}
