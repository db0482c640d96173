/// The space that boxes cover on an axis, aligned by their guides.
struct Span {
    private var before = -Double.infinity
    private var after = -Double.infinity

    /// Adds a box with the position of its guide and its length.
    mutating func add(guide: Double, length: Double) {
        // An infinite box may have an infinite guide.
        guard length < .infinity else { return after = .infinity }
        before = max(before, guide)
        after = max(after, length - guide)
    }

    var length: Double {
        if after == .infinity { return .infinity }
        return before == -.infinity ? 0 : before + after
    }

    /// The position of the guides in the span.
    var guide: Double { before > -.infinity ? before : 0 }
}
