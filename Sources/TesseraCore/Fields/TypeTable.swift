/// A cache of one kind of information about types.
///
/// Use it on the main actor only. It has no lock.
@usableFromInline
package final class TypeTable<Known>: @unchecked Sendable {
    @usableFromInline var known: [ObjectIdentifier: Known] = [:]
    // The most recent lookups, indexed by a few bits of the type's address. The table owns this
    // memory.
    @usableFromInline let recent: UnsafeMutablePointer<(type: ObjectIdentifier?, known: Known?)>

    @inlinable static var recentCount: Int { 256 }

    @inlinable
    package init() {
        recent = .allocate(capacity: Self.recentCount)
        recent.initialize(repeating: (nil, nil), count: Self.recentCount)
    }

    deinit {
        recent.deinitialize(count: Self.recentCount)
        recent.deallocate()
    }

    /// Returns the information about a type. The first lookup calls `findOut`.
    @inlinable
    package func known(of type: Any.Type, _ findOut: () -> Known) -> Known {
        let type = ObjectIdentifier(type)
        // Type addresses are nearly always multiples of 16.
        let position = (UInt(bitPattern: type) >> 4) % UInt(Self.recentCount)
        let recent = recent[Int(position)]
        if recent.type == type, let known = recent.known { return known }
        let found = known[type] ?? findOutFirst(type, findOut)
        self.recent[Int(position)] = (type, found)
        return found
    }

    /// Looks up a new type. `findOut` may look up other types, so no access to the table is open
    /// meanwhile.
    @inlinable
    func findOutFirst(_ type: ObjectIdentifier, _ findOut: () -> Known) -> Known {
        let found = findOut()
        known[type] = found
        return found
    }
}
