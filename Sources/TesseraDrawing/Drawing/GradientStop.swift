public import Foundation
import Tessera

/// A colour of a gradient at a location from 0, the start, to 1.
public struct GradientStop: Codable, Equatable, Sendable {
    /// The colour.
    public var ink: Ink
    /// The location from 0 to 1.
    public var location: CGFloat
}

extension [GradientStop] {
    /// Returns the colour at a fraction of the gradient; the first stop's colour if the fraction is
    /// not a number.
    package func color(at share: CGFloat, in scheme: Drawing.Scheme) -> RGB? {
        guard let next = firstIndex(where: { $0.location > share }), next > 0 else {
            return (share >= 0 ? last : first)?.ink.color(in: scheme)
        }
        let (start, end) = (self[next - 1].location, self[next].location)
        let (low, high) = (self[next - 1].ink.color(in: scheme), self[next].ink.color(in: scheme))
        let part = (share - start) / (end - start)
        var color = high.mixed(part, with: low)
        color.opacity = low.opacity + (high.opacity - low.opacity) * part
        return color
    }

    /// Returns the colours of both schemes at a fraction of the gradient.
    func ink(at share: CGFloat) -> Ink? {
        guard let light = color(at: share, in: .light) else { return nil }
        return Ink(light, dark: color(at: share, in: .dark))
    }
}

/// The direction in which the colours of a gradient follow each other.
public enum GradientGeometry: Codable, Equatable, Sendable {
    /// From a point to another.
    case linear(from: CGPoint, to: CGPoint)
    /// From a circle outwards to another, by their radii.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// Around a point from an angle to another, in radians clockwise from the right. The gradient is
    /// defined up to a distance from the point.
    case angular(center: CGPoint, from: CGFloat, to: CGFloat, reach: CGFloat)

    /// Returns the fraction of the gradient at a point. It may be below 0 or above 1.
    package func share(at point: CGPoint) -> CGFloat {
        switch self {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            return ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
        case .radial(let center, let start, let end):
            return (hypot(point.x - center.x, point.y - center.y) - start) / (end - start)
        case .angular(let center, let start, let end, _):
            let turn = 2 * CGFloat.pi
            let angle = atan2(point.y - center.y, point.x - center.x) - min(start, end)
            let passed = angle - (angle / turn).rounded(.down) * turn
            let length = abs(end - start)
            // The ends of the gradient share the rest of the circle.
            let share = passed > (length + turn) / 2 ? 0 : min(passed / length, 1)
            return start > end ? 1 - share : share
        }
    }

    /// Whether all numbers are finite.
    var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

    private var numbers: [CGFloat] {
        switch self {
        case .linear(let from, let to): [from.x, from.y, to.x, to.y]
        case .radial(let center, let from, let to): [center.x, center.y, from, to]
        case .angular(let center, let from, let to, let reach):
            [center.x, center.y, from, to, reach]
        }
    }

    /// Mixes geometries by their shares. Returns `nil` if they are of different kinds.
    init?(mixing geometries: [(geometry: GradientGeometry, share: Double)]) {
        func sum(_ index: Int) -> CGFloat {
            geometries.reduce(0) { $0 + $1.geometry.numbers[index] * $1.share }
        }
        func point(_ index: Int) -> CGPoint { CGPoint(x: sum(index), y: sum(index + 1)) }
        let kinds = geometries.map { geometry in
            switch geometry.geometry {
            case .linear: 0
            case .radial: 1
            case .angular: 2
            }
        }
        switch Set(kinds) {
        case [0]: self = .linear(from: point(0), to: point(2))
        case [1]: self = .radial(center: point(0), from: sum(2), to: sum(3))
        case [2]: self = .angular(center: point(0), from: sum(2), to: sum(3), reach: sum(4))
        default: return nil
        }
    }
}
