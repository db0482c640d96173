/// The space that boxes cover on one axis, lined up by a guide of each of them.
struct Span {
    private var lower = Double.infinity
    private var upper = -Double.infinity

    /// Adds a box by the place of its guide and its length.
    mutating func add(guide: Double, length: Double) {
        // Of a box without limit, the guide may be without limit too.
        guard length < .infinity else { return upper = .infinity }
        lower = min(lower, -guide)
        upper = max(upper, length - guide)
    }

    var length: Double {
        if upper == .infinity { return .infinity }
        return lower > upper ? 0 : upper - lower
    }

    /// The origin of a box in the span, by the place of its guide.
    func origin(guide: Double) -> Double { -guide - (lower < .infinity ? lower : 0) }
}
