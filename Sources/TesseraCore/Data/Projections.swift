/// A location derived from another location.
@usableFromInline
protocol Projection: AnyObject {
    /// A number for the part, if writing a part with a different number does not change it;
    /// otherwise `nil`.
    var position: Int? { get }
    /// Notifies the readers if the value has changed since they read it.
    func baseDidChange()
}

/// The projections of one location that have readers.
///
/// Projections of different elements are kept in separate lists: writing one element of ten
/// thousand notifies its readers only.
struct Projections {
    /// The projections by position; those without a position under `nil`.
    private var lists: [Int?: [any Projection]] = [:]

    var isEmpty: Bool { lists.isEmpty }

    mutating func add(_ projection: any Projection) {
        lists[projection.position, default: []].append(projection)
    }

    mutating func remove(_ projection: any Projection) {
        let position = projection.position
        lists[position]?.removeAll { $0 === projection }
        if lists[position]?.isEmpty == true { lists[position] = nil }
    }

    /// Returns the projections that a write may have changed: all, or those that overlap the
    /// writer's part.
    func affected(by writer: (any Projection)?) -> [any Projection] {
        let others = lists[nil] ?? []
        if let position = writer?.position { return (lists[position] ?? []) + others }
        // Sorted, so that bodies run in the same order each time the program runs.
        return lists.keys.compactMap(\.self).sorted(by: >).flatMap { lists[$0] ?? [] } + others
    }
}
