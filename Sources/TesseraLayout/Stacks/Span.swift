/// The space that boxes cover on an axis, aligned by their guides.
struct Span {
    private var lower = Double.infinity
    private var upper = -Double.infinity

    /// Adds a box with the position of its guide and its length.
    mutating func add(guide: Double, length: Double) {
        // An infinite box may have an infinite guide.
        guard length < .infinity else { return upper = .infinity }
        lower = min(lower, -guide)
        upper = max(upper, length - guide)
    }

    var length: Double {
        if upper == .infinity { return .infinity }
        return lower > upper ? 0 : upper - lower
    }

    /// Returns the origin of a box in the span, from the position of its guide.
    func origin(guide: Double) -> Double { -guide - (lower < .infinity ? lower : 0) }
}
