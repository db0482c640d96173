/// The knowledge of one kind about types, each found out once.
///
/// It is used on the main actor only, and needs no lock.
package final class TypeTable<Known>: @unchecked Sendable {
    private var known: [ObjectIdentifier: Known] = [:]
    // The type that was asked for last: views of one type stand side by side.
    @exclusivity(unchecked)
    private var last: (type: ObjectIdentifier, known: Known)?

    package init() {}

    /// Returns what is known of a type, which `findOut` finds out the first time.
    package func known(of type: Any.Type, _ findOut: () -> Known) -> Known {
        let type = ObjectIdentifier(type)
        if let last, last.type == type { return last.known }
        let found = known[type] ?? findOutFirst(type, findOut)
        last = (type, found)
        return found
    }

    /// To find out about a type may need others, so that nothing is held while that is done.
    private func findOutFirst(_ type: ObjectIdentifier, _ findOut: () -> Known) -> Known {
        let found = findOut()
        known[type] = found
        return found
    }
}
