// The engine's lengths are stored as `CGFloat`, and computed as `Double`.

extension CGSize {
    /// Makes a size from the length along an axis and the length across it.
    init(_ length: Double, _ across: Double, along axis: Axis) {
        self.init()
        self[axis] = length
        self[axis.across] = across
    }

    var isFinite: Bool { (width + height).isFinite }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}
