import Foundation

/// A rectangle given by its edges; its right and lower edges are excluded.
package struct Extent: Equatable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// A rectangle without points, neutral in a union.
    static let empty = Extent(
        minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    func union(_ other: Extent) -> Extent {
        Extent(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func intersection(_ other: Extent) -> Extent {
        let common = Extent(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return common.minX < common.maxX && common.minY < common.maxY ? common : .empty
    }

    func moved(by distance: Point) -> Extent {
        Extent(
            minX: minX + distance.x, minY: minY + distance.y,
            maxX: maxX + distance.x, maxY: maxY + distance.y)
    }

    /// Returns the minimum and the maximum coordinate on an axis.
    func range(_ axis: Axis) -> (least: Double, greatest: Double) {
        axis == .horizontal ? (minX, maxX) : (minY, maxY)
    }
}

extension Extent {
    /// Makes the rectangle of a box in its own space.
    init(_ size: Size) { self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }

    init(_ rect: CGRect) {
        self =
            rect.isNull || rect.isEmpty
            ? .empty
            : Extent(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    }
}

extension Point {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }

    static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
