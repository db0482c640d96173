/// A location derived from another location.
@usableFromInline
protocol Projection: AnyObject {
    /// A number for the part, if writing a part with a different number does not change it;
    /// otherwise `nil`.
    var position: Int? { get }
    /// The index of this projection in its list, if it is in a list.
    var slot: Int? { get set }
    /// Notifies the readers if the value has changed since they read it.
    func baseDidChange()
}

/// The projections of one location that have readers.
///
/// Projections of different elements are kept in separate lists: writing one element of ten
/// thousand notifies its readers only.
struct Projections {
    private var lists: [Int: [any Projection]] = [:]
    /// The projections without a position.
    private var others: [any Projection] = []

    var isEmpty: Bool { others.isEmpty && lists.isEmpty }

    mutating func add(_ projection: any Projection) {
        guard projection.slot == nil else { return }
        change(projection.position) { list in
            projection.slot = list.count
            list.append(projection)
        }
    }

    mutating func remove(_ projection: any Projection) {
        guard let slot = projection.slot else { return }
        projection.slot = nil
        change(projection.position) { list in
            guard let last = list.popLast(), last !== projection else { return }
            list[slot] = last
            last.slot = slot
        }
    }

    private mutating func change(_ position: Int?, _ change: (inout [any Projection]) -> Void) {
        guard let position else { return change(&others) }
        change(&lists[position, default: []])
        if lists[position]?.isEmpty == true { lists[position] = nil }
    }

    /// Returns the projections that a write may have changed: all, or those that overlap the
    /// writer's part.
    func affected(by writer: (any Projection)?) -> [any Projection] {
        if lists.isEmpty { return others }
        if let position = writer?.position { return (lists[position] ?? []) + others }
        // Sorted, so that bodies run in the same order each time the program runs.
        return lists.keys.sorted(by: >).flatMap { lists[$0] ?? [] } + others
    }
}
