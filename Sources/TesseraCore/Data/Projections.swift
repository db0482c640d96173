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
    private var lists: [Int?: [any Projection]] = [:]

    var isEmpty: Bool { lists.isEmpty }

    mutating func add(_ projection: any Projection) {
        guard projection.slot == nil else { return }
        let position = projection.position
        projection.slot = lists[position]?.count ?? 0
        lists[position, default: []].append(projection)
    }

    mutating func remove(_ projection: any Projection) {
        guard let slot = projection.slot else { return }
        let position = projection.position
        projection.slot = nil
        guard let last = lists[position]?.popLast(), last !== projection else {
            if lists[position]?.isEmpty == true { lists[position] = nil }
            return
        }
        lists[position]?[slot] = last
        last.slot = slot
    }

    /// Returns the projections that a write may have changed: all, or those that overlap the
    /// writer's part.
    func affected(by writer: (any Projection)?) -> [any Projection] {
        if let position = writer?.position {
            return (lists[position] ?? []) + (lists[nil] ?? [])
        }
        // Sorted, so that bodies run in the same order each time the program runs.
        let positions = lists.keys.sorted { ($0 ?? .min) > ($1 ?? .min) }
        return positions.flatMap { lists[$0] ?? [] }
    }
}
