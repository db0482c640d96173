import Foundation

/// The plane, cut by vertical and horizontal lines.
struct TouchNet: Hashable {
    private(set) var xs: [CGFloat] = []
    private(set) var ys: [CGFloat] = []

    mutating func add(xs newXs: [CGFloat], ys newYs: [CGFloat]) {
        (xs, ys) = (Self.sorted(xs + newXs), Self.sorted(ys + newYs))
    }

    /// Adds the lines along the edges of a rectangle, and between its columns and rows of at least 10 points.
    mutating func add(_ rect: CGRect, columns: Int = 1, rows: Int = 1) {
        func lines(_ start: CGFloat, _ length: CGFloat, _ count: Int) -> [CGFloat] {
            let count = CGFloat(min(count, max(1, Int(length / 10))))
            return stride(from: 0, through: count, by: 1).map { start + length * $0 / count }
        }
        add(xs: lines(rect.minX, rect.width, columns), ys: lines(rect.minY, rect.height, rows))
    }

    var count: Int { (xs.count + 1) * (ys.count + 1) }

    func cell(at point: CGPoint) -> Int {
        ys.count { $0 <= point.y } * (xs.count + 1) + xs.count { $0 <= point.x }
    }

    /// The rectangle of a cell. Outer cells end 60 points from the last line.
    func rect(of cell: Int) -> CGRect {
        func range(_ cuts: [CGFloat], _ index: Int) -> (CGFloat, CGFloat) {
            let start = index > 0 ? cuts[index - 1] : (cuts.first ?? 0) - 60
            return (start, index < cuts.count ? cuts[index] : (cuts.last ?? 0) + 60)
        }
        let (left, right) = range(xs, cell % (xs.count + 1))
        let (top, bottom) = range(ys, cell / (xs.count + 1))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the starts and ends of ranges in order. A range that is not filled is cut into pieces of 2
    /// points.
    static func cuts(_ ranges: [(CGFloat, CGFloat, isFilled: Bool)]) -> [CGFloat] {
        sorted(
            ranges.flatMap { start, end, isFilled in
                (isFilled ? [] : Array(stride(from: start, to: end, by: 2))) + [start, end]
            })
    }

    private static func sorted(_ cuts: [CGFloat]) -> [CGFloat] {
        cuts.map { ($0 * 100).rounded() / 100 }.sorted().reduce(into: []) { all, cut in
            if all.last.map({ cut - $0 > 0.05 }) ?? true { all.append(cut) }
        }
    }
}
