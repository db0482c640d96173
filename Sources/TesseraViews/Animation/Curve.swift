import Foundation

/// The course of an animation.
indirect enum Curve: Hashable, Sendable {
    /// The coordinates of a curve's control points, and its duration.
    case bezier([Double], Double)
    /// A spring that takes over the speed of a value under way.
    case spring(Spring)
    /// A spring that blends with changes under way.
    case blendingSpring(Spring)
    case delayed(Curve, Double)
    case faster(Curve, Double)
    case repeated(Curve, count: Double, autoreverses: Bool)
    /// A curve whose changes count as complete after some seconds.
    case complete(Curve, Double)

    static func linear(_ duration: Double) -> Curve { .bezier([0, 0, 1, 1], duration) }
    static func easeIn(_ duration: Double) -> Curve { .bezier([0.42, 0, 1, 1], duration) }
    static func easeOut(_ duration: Double) -> Curve { .bezier([0, 0, 0.58, 1], duration) }
    static func easeInOut(_ duration: Double) -> Curve { .bezier([0.42, 0, 0.58, 1], duration) }

    /// The duration in seconds, which may be infinite; 0 or less for a change that is complete at
    /// once.
    var duration: Double {
        switch self {
        case .bezier(_, let duration): duration
        case .spring(let spring), .blendingSpring(let spring): spring.duration
        case .delayed(let curve, let delay): curve.duration + delay
        case .faster(let curve, let speed): speed > 0 ? curve.duration / speed : 0
        case .repeated(let curve, let count, _): curve.duration > 0 ? curve.duration * count : 0
        case .complete(let curve, _): curve.duration
        }
    }

    /// The seconds after which a change counts as complete.
    var logicalDuration: Double {
        switch self {
        case .spring(let spring), .blendingSpring(let spring): min(spring.response, duration)
        case .delayed(let curve, let delay): curve.logicalDuration + delay
        case .faster(let curve, let speed): speed > 0 ? curve.logicalDuration / speed : 0
        case .complete(let curve, let seconds): min(curve.logicalDuration, seconds)
        case .bezier, .repeated: duration
        }
    }

    var takesOver: Bool {
        switch self {
        case .spring: true
        case .bezier, .blendingSpring: false
        case .delayed(let curve, _), .faster(let curve, _), .repeated(let curve, _, _),
            .complete(let curve, _):
            curve.takesOver
        }
    }

    /// Returns the rest of the way after some seconds, or `nil` at the end.
    func rest(after seconds: Double) -> Rest? {
        // A duration that is not a number is over, too.
        guard seconds < duration else { return nil }
        switch self {
        case .delayed(let curve, let delay): return curve.rest(after: seconds - delay)
        case .faster(let curve, let speed):
            return curve.rest(after: seconds * speed).map {
                Rest(distance: $0.distance, speed: $0.speed / speed)
            }
        case .complete(let curve, _): return curve.rest(after: seconds)
        case _ where seconds <= 0: return Rest(distance: 1)
        case .bezier(let points, let duration):
            return Rest(distance: 1 - Self.share(at: seconds / duration, points))
        case .spring(let spring), .blendingSpring(let spring): return spring.rest(after: seconds)
        case .repeated(let curve, _, let autoreverses):
            let (turn, length) = ((seconds / curve.duration).rounded(.down), curve.duration)
            let since = seconds - turn * length
            let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
            return curve.rest(after: isReversed ? length - since : since) ?? Rest(distance: 0)
        }
    }

    /// Returns the height of a curve from 0,0 to 1,1 at a horizontal position.
    private static func share(at x: Double, _ points: [Double]) -> Double {
        func along(_ t: Double, _ first: Double, _ second: Double) -> Double {
            let rest = 1 - t
            return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
        }
        // Control points beside the curve would make it turn back.
        let (first, second) = (min(max(0, points[0]), 1), min(max(0, points[2]), 1))
        var (low, high) = (0.0, 1.0)
        while high - low > 1e-14 {
            let middle = (low + high) / 2
            if along(middle, first, second) < x { low = middle } else { high = middle }
        }
        return along(low, points[1], points[3])
    }
}

/// A weight on a spring.
struct Spring: Hashable, Sendable {
    /// The time of a full swing without damping, in seconds.
    let response: Double
    /// The damping: 0 swings without end, and from 1 on the spring does not bounce.
    let damping: Double
    /// The speed at the start, in ways a second.
    var launch = 0.0

    init(response: Double, damping: Double) {
        self.response = response
        self.damping = max(0, damping)
    }

    init(duration: Double, bounce: Double = 0) {
        let damping = bounce < 0 ? 1 / max(0, 1 + bounce) : 1 - bounce
        self.init(response: duration, damping: damping)
    }

    private var frequency: Double { 2 * .pi / response }

    /// The seconds until less than a thousandth of the way is left; infinite without damping.
    var duration: Double {
        guard response > 0, response.isFinite else { return 0 }
        // The slowest part of the motion fades at this rate. Critical damping takes longest for it.
        let fade = damping - max(0, damping * damping - 1).squareRoot()
        return 9.24 / (fade * frequency)
    }

    func rest(after seconds: Double) -> Rest {
        let fade = damping * frequency
        let swing = frequency * abs(1 - damping * damping).squareRoot()
        let (even, odd): (Double, Double)
        if swing * seconds < 1e-6 {
            (even, odd) = (exp(-fade * seconds), exp(-fade * seconds) * seconds)
        } else if damping < 1 {
            let amplitude = exp(-fade * seconds)
            even = amplitude * cos(swing * seconds)
            odd = amplitude * sin(swing * seconds) / swing
        } else {
            let (slow, fast) = (exp((swing - fade) * seconds), exp((-swing - fade) * seconds))
            (even, odd) = ((slow + fast) / 2, (slow - fast) / 2 / swing)
        }
        return Rest(distance: even + (fade - launch) * odd, speed: odd)
    }
}
