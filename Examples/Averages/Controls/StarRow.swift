import Foundation

/// Stars of one size beside each other, as the article lays them out in the frame of a control.
struct StarRow: Equatable {
    /// The size of a star.
    let star: CGSize
    private let gap: CGFloat
    private let margin: CGFloat
    private let count: Int

    /// Makes a row that fills a width, but for a margin at both ends and a gap between stars; its stars
    /// are as high as they are wide, and no smaller than a least size.
    init(
        width: CGFloat, count: Int, margin: CGFloat = 0, gap: CGFloat = 0,
        least: CGSize = CGSize(width: 5, height: 5)
    ) {
        let side = (width - 2 * margin - gap * CGFloat(max(0, count - 1))) / CGFloat(max(1, count))
        star = CGSize(width: max(least.width, side), height: max(least.height, side))
        (self.gap, self.margin, self.count) = (gap, margin, count)
    }

    /// The position of a point, in stars: 2.5 is the middle of the third. A point in a gap is at the
    /// end of the star before it.
    func position(at x: CGFloat) -> Double {
        let distance = x - margin
        guard distance > 0 else { return distance / star.width }
        let index = min((distance / (star.width + gap)).rounded(.down), CGFloat(count - 1))
        let rest = (distance - index * (star.width + gap)) / star.width
        return index == CGFloat(count - 1) ? index + rest : index + min(1, rest)
    }
}
