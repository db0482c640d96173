/// The preferred distances between the edges of a view and other views.
///
/// Two edges without a preference keep the standard distance of 8. If only one of them has a
/// preference, that preference decides.
public struct ViewSpacing: Sendable {
    private var distances: [Edge: Double] = [:]

    /// A preference for no distance on any edge.
    public static let zero = ViewSpacing(.all, 0)

    /// Makes preferences for the standard distance on all edges.
    public init() {}

    init(_ edges: Edge.Set, _ distance: Double) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            distances[edge] = distance
        }
    }

    /// Combines the preferences of this view and another view on some edges, taking the greater
    /// distance.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            let greatest = max(
                distances[edge] ?? Self.standard, other.distances[edge] ?? Self.standard)
            let isStandard = distances[edge] == nil || other.distances[edge] == nil
            distances[edge] = isStandard && greatest == Self.standard ? nil : greatest
        }
    }

    /// Returns the combination of these preferences with those of another view on some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        distance(to: next, along: axis, standard: Self.standard)
    }

    package static let standard = 8.0

    func distance(to next: ViewSpacing, along axis: Axis, standard: Double) -> Double {
        let before = distances[axis == .horizontal ? .trailing : .bottom]
        let after = next.distances[axis == .horizontal ? .leading : .top]
        guard let before else { return after ?? standard }
        return max(before, after ?? before)
    }

    /// Copies the preferences of some edges from another view; by default, removes them.
    mutating func take(_ edges: Edge.Set, from other: ViewSpacing = ViewSpacing()) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            distances[edge] = other.distances[edge]
        }
    }
}
