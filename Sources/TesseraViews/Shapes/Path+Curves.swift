nonisolated extension Path {
    /// Returns the steps of a rectangle with elliptical corners.
    static func rounded(_ rect: CGRect, _ corner: CGSize) -> [Step] {
        let (left, right) = (rect.minX + corner.width, rect.maxX - corner.width)
        let (top, bottom) = (rect.minY + corner.height, rect.maxY - corner.height)
        let centers = [(right, top), (right, bottom), (left, bottom), (left, top)]
        let isRound = corner.width > 0 && corner.height > 0
        let sides = centers.enumerated().flatMap { number, center -> [Step] in
            let center = CGPoint(x: center.0, y: center.1)
            guard isRound else { return [.line(to: center)] }
            let arc = arc(center, corner, from: .pi / 2 * Double(number - 1), .pi / 2)
            return [.line(to: arc.start)] + arc.curves
        }
        let start = Step.move(to: CGPoint(x: left, y: rect.minY))
        return [start] + (isRound ? sides : sides.dropLast()) + [.closeSubpath]
    }

    /// Returns the curves of an arc, each at most a quarter of a turn.
    static func arc(
        _ center: CGPoint, _ size: CGSize, from start: Double, _ sweep: Double
    ) -> (start: CGPoint, curves: [Step], end: CGPoint) {
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / Double(count)
        let reach = 4 / 3 * tan(part / 4)
        func point(_ angle: Double, _ reach: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + size.width * (cos(angle) - reach * sin(angle)),
                y: center.y + size.height * (sin(angle) + reach * cos(angle)))
        }
        let angles = (0...count).map { start + part * Double($0) }
        let curves = zip(angles, angles.dropFirst()).map { from, to in
            Step.curve(to: point(to), control1: point(from, reach), control2: point(to, -reach))
        }
        return (point(start), curves, point(start + sweep))
    }

    /// Returns the angle from the start to the end of an arc. Because `y` grows downwards,
    /// SwiftUI's clockwise is counterclockwise on the screen.
    static func sweep(_ from: Angle, _ to: Angle, _ clockwise: Bool) -> Double {
        let difference = to.radians - from.radians
        if abs(difference) >= 2 * .pi { return clockwise ? -2 * .pi : 2 * .pi }
        if clockwise { return difference > 0 ? difference - 2 * .pi : difference }
        return difference < 0 ? difference + 2 * .pi : difference
    }
}

nonisolated extension CGPoint {
    /// Returns the point at a fraction of the way to another point.
    package func toward(_ end: CGPoint, by share: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
    }
}
