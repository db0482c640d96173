/// The knowledge of one kind about types, each found out once.
///
/// It is used on the main actor only, and needs no lock.
package final class TypeTable<Known>: @unchecked Sendable {
    private var known: [ObjectIdentifier: Known] = [:]
    // What was asked for last, by a few bits of the type's address: a tree is made of few types.
    @exclusivity(unchecked)
    private var recent: [(type: ObjectIdentifier?, known: Known?)]

    private static var recentCount: Int { 64 }

    package init() { recent = Array(repeating: (nil, nil), count: Self.recentCount) }

    /// Returns what is known of a type, which `findOut` finds out the first time.
    package func known(of type: Any.Type, _ findOut: () -> Known) -> Known {
        let type = ObjectIdentifier(type)
        // Types are eight bytes apart at least.
        let position = (UInt(bitPattern: type) >> 4) % UInt(Self.recentCount)
        let recent = recent[Int(position)]
        if recent.type == type, let known = recent.known { return known }
        let found = known[type] ?? findOutFirst(type, findOut)
        self.recent[Int(position)] = (type, found)
        return found
    }

    /// To find out about a type may need others, so that nothing is held while that is done.
    private func findOutFirst(_ type: ObjectIdentifier, _ findOut: () -> Known) -> Known {
        let found = findOut()
        known[type] = found
        return found
    }
}
