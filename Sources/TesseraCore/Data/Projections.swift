/// A location reached from another one.
@usableFromInline
protocol Projection: AnyObject {
    /// Which part of the base this is, if writing another part does not change it.
    var position: Int? { get }
    /// The place of this in its list, if it is in one.
    var slot: Int? { get set }
    /// Notifies the readers if the value that they have seen here is another one now.
    func baseDidChange()
}

/// The places reached from one location that bodies depend on.
///
/// Those that are different parts of it are kept apart, so that writing one of ten thousand
/// elements concerns nobody who reads the others.
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

    /// Those that may have changed: all, or those that are not apart from the one written.
    func affected(by writer: (any Projection)?) -> [any Projection] {
        if let position = writer?.position {
            return (lists[position] ?? []) + (lists[nil] ?? [])
        }
        // Bodies run in an order that does not change from one run of the program to another.
        let positions = lists.keys.sorted { ($0 ?? .min) > ($1 ?? .min) }
        return positions.flatMap { lists[$0] ?? [] }
    }
}
