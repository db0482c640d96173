public import Foundation

nonisolated extension Path {
    public init(_ rect: CGRect) {
        self.init { $0.addRect(rect) }
    }

    public init(ellipseIn rect: CGRect) {
        self.init { $0.addEllipse(in: rect) }
    }

    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init {
            $0.addRoundedRect(
                in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
        }
    }

    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    public mutating func addEllipse(in rect: CGRect) {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radii: radii, from: 0, by: 2 * .pi)
        closeSubpath()
    }

    /// Corners that would be larger than half the rectangle are as large as that, and negative
    /// ones are no corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let radii = CGSize(
            width: max(0, min(cornerSize.width, rect.width / 2)),
            height: max(0, min(cornerSize.height, rect.height / 2)))
        guard radii.width > 0, radii.height > 0 else { return addRect(rect) }
        let corners: [(x: CGFloat, y: CGFloat)] = [
            (rect.maxX - radii.width, rect.maxY - radii.height),
            (rect.minX + radii.width, rect.maxY - radii.height),
            (rect.minX + radii.width, rect.minY + radii.height),
            (rect.maxX - radii.width, rect.minY + radii.height),
        ]
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        for (quarter, corner) in corners.enumerated() {
            let start = CGFloat(quarter) * .pi / 2
            let center = CGPoint(x: corner.x, y: corner.y)
            addLine(to: Self.point(on: center, radii, at: start))
            addArc(center: center, radii: radii, from: start, by: .pi / 2)
        }
        closeSubpath()
    }

    /// Draws a part of a circle, after a line to its start if there is something before it.
    ///
    /// Angles are measured from the right; with `clockwise` the arc goes the other way than the
    /// angles grow, as in SwiftUI, where the vertical axis points down.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite else { return }
        if abs(sweep) >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        let radii = CGSize(width: radius, height: radius)
        let start = Self.point(on: center, radii, at: startAngle.radians)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        addArc(center: center, radii: radii, from: startAngle.radians, by: sweep)
    }

    private static func point(
        on center: CGPoint, _ radii: CGSize, at angle: CGFloat
    ) -> CGPoint {
        CGPoint(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
    }

    /// Goes on from the current point in curves of a quarter turn at most.
    private mutating func addArc(
        center: CGPoint, radii: CGSize, from start: CGFloat, by sweep: CGFloat
    ) {
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        // How far along the tangent a control point lies for a curve to follow the circle.
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            let first = Self.point(on: center, radii, at: from)
            let last = Self.point(on: center, radii, at: to)
            addCurve(
                to: last,
                control1: CGPoint(
                    x: first.x - radii.width * sin(from) * reach,
                    y: first.y + radii.height * cos(from) * reach),
                control2: CGPoint(
                    x: last.x + radii.width * sin(to) * reach,
                    y: last.y - radii.height * cos(to) * reach))
        }
    }
}
