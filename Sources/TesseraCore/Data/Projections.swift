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
    private var lists: [Int: [any Projection]] = [:]
    /// The projections without a position.
    private var others: [any Projection] = []

    var isEmpty: Bool { others.isEmpty && lists.isEmpty }

    mutating func add(_ projection: any Projection) {
        change(projection.position) { $0.append(projection) }
    }

    mutating func remove(_ projection: any Projection) {
        change(projection.position) { list in list.removeAll { $0 === projection } }
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
