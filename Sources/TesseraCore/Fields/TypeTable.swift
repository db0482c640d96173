/// The knowledge of one kind about types, each found out once.
///
/// It is used on the main actor only, and needs no lock.
@usableFromInline
package final class TypeTable<Known>: @unchecked Sendable {
    @usableFromInline var known: [ObjectIdentifier: Known] = [:]
    // What was asked for last, by a few bits of the type's address: a tree is made of few types. Memory of the
    // table's own, freed with it: references to an array would be counted at each question.
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

    /// Returns what is known of a type, which `findOut` finds out the first time.
    // Where it is not specialized, each question makes the types of the table's parts first.
    @inlinable
    package func known(of type: Any.Type, _ findOut: () -> Known) -> Known {
        let type = ObjectIdentifier(type)
        // Types are sixteen bytes apart, or nearly always.
        let position = (UInt(bitPattern: type) >> 4) % UInt(Self.recentCount)
        let recent = recent[Int(position)]
        if recent.type == type, let known = recent.known { return known }
        let found = known[type] ?? findOutFirst(type, findOut)
        self.recent[Int(position)] = (type, found)
        return found
    }

    /// To find out about a type may need others, so that nothing is held while that is done.
    @inlinable
    func findOutFirst(_ type: ObjectIdentifier, _ findOut: () -> Known) -> Known {
        let found = findOut()
        known[type] = found
        return found
    }
}
