/// A width and a height, for the engine.
package struct Size: Equatable {
    var width: Double
    var height: Double

    static let zero = Size(0, 0)

    /// Makes a size from the length along an axis and the length across it.
    init(_ length: Double, _ across: Double, along axis: Axis) {
        self = axis == .horizontal ? Size(length, across) : Size(across, length)
    }

    init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) { self.init(size.width, size.height) }

    var isFinite: Bool { (width + height).isFinite }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A point, for the engine.
package struct Point: Equatable {
    var x: Double
    var y: Double

    static let zero = Point(x: 0, y: 0)

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}

extension Point {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
