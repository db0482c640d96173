/// From where a finger is on a row of stars to a rating.
///
/// Positions are measured in stars: 0 is the left edge of the first one, 2.5 the middle of the
/// third. `StarRow` makes them of points.
enum TouchRule: String, CaseIterable {
    /// The first control: right of a star's middle the whole star, left of it half of it.
    case firstControl = "first control"
    /// The second control, whole stars.
    case fullStar = "second, full"
    /// The second control, half stars.
    case halfStar = "second, half"
    /// The second control, any part of a star.
    case incompleteStar = "second, incomplete"
    /// Cosmos, half stars: a star lights up a little before it is reached.
    case cosmos = "Cosmos, half"
    /// Material UI with a precision of a half: the next half, and an exact one goes up as well.
    case material = "Material UI, half"
    /// Zag, bits-ui, Ant Design: the left half of a star is half of it, its middle the whole.
    case halves = "Zag, half"

    /// The rating at a position, as the rule's source computes it.
    func rating(at position: Double, count: Int) -> Double {
        let last = Double(count)
        switch self {
        case .firstControl:
            // A position on the border of two stars is the end of the left one.
            guard position > 0 else { return 0 }
            let star = min(position.rounded(.up), last) - 1
            return position > star + 0.5 ? star + 1 : star + 0.5
        case .fullStar:
            return position.rounded(.up) + 0  // Not -0 left of the first star.
        case .halfStar:
            let nearest = position.rounded(.toNearestOrAwayFromZero)
            return nearest > position ? nearest : nearest + 0.5
        case .incompleteStar:
            return position
        case .cosmos:
            return nearestHalf(position + 0.2, within: 1...max(1, last))
        case .material:
            return nearestHalf(position + 0.25, within: 0.5...max(0.5, last))
        case .halves:
            let star = position.rounded(.down)
            return nearestHalf(
                position - star < 0.5 ? star + 0.5 : star + 1, within: 0.5...max(0.5, last))
        }
    }

    /// The rating at a position: never less than nothing nor more than there are stars, and in half
    /// stars the border of two stars is the end of the left one.
    func mendedRating(at position: Double, count: Int) -> Double {
        let rating =
            self == .halfStar
            ? (position * 2).rounded(.up) / 2 : rating(at: position, count: count)
        return min(max(0, rating), Double(count))
    }

    private func nearestHalf(_ rating: Double, within range: ClosedRange<Double>) -> Double {
        let half = (rating * 2).rounded(.toNearestOrAwayFromZero) / 2
        return min(max(range.lowerBound, half), range.upperBound)
    }
}
