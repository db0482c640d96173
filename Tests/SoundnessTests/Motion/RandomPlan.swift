import Tessera
import TesseraCore
import TestViews

/// A random plan: changes of a value at moments, by curves, springs, repetitions or no animation.
struct RandomPlan {
    /// A change some milliseconds after the start of the plan.
    struct Change {
        let moment: Int
        let target: Double
        let animation: Animation?
        let criteria: AnimationCompletionCriteria
    }

    let changes: [Change]
    /// The moments at which a program looks, with those of the changes.
    let looks: [Int]

    /// - Parameters:
    ///   - last: The last target, which differs from all others.
    ///   - targets: Returns the target of a change.
    init(
        _ random: inout Randomness, springs: Bool, last: Double,
        targets: (inout Randomness) -> Double
    ) {
        var (changes, moment): ([Change], Int) = ([], 0)
        for _ in 0..<(2 + random.number(5)) {
            changes.append(
                Change(
                    moment: moment, target: targets(&random),
                    animation: Self.animation(&random, springs: springs),
                    criteria: random.isTrue(0.5) ? .logicallyComplete : .removed))
            moment += random.isTrue(0.1) ? 0 : random.number(900)
        }
        // Nothing else ends a change that goes on.
        changes.append(
            Change(
                moment: moment, target: last, animation: .linear(duration: 0.7),
                criteria: .removed))
        self.changes = changes
        let all = changes.map(\.moment) + (0..<20).map { _ in random.number(moment + 4_000) }
        looks = Set(all).sorted() + [100_000]
    }

    private static func animation(_ random: inout Randomness, springs: Bool) -> Animation? {
        let duration = Double(1 + random.number(20)) / 10
        let curve = random.any(of: [
            Animation.linear(duration: duration), .easeIn(duration: duration),
            .easeInOut(duration: duration), .timingCurve(0.1, 0, 0.3, 1, duration: duration),
        ])
        switch random.number(springs ? 12 : 8) {
        case 0: return nil
        case 1: return curve.delay(Double(random.number(5)) / 10)
        case 2: return curve.repeatCount(1 + random.number(4), autoreverses: random.isTrue(0.5))
        case 3: return curve.repeatForever(autoreverses: random.isTrue(0.5))
        case 4: return curve.speed(0.5).logicallyComplete(after: duration / 2)
        case 8: return .bouncy(duration: duration)
        case 9: return .smooth(duration: duration).delay(0.2)
        case 10: return .interpolatingSpring(stiffness: 90, damping: 7)
        default: return random.isTrue(springs ? 0.2 : 0) ? .default : curve
        }
    }
}

/// The way of a value in a plan, by the laws of motion and not by the engine.
///
/// Each change leads from the place of the earlier changes, which still move, to its target. A change
/// without animation shifts the way, or ends a newest change that goes on.
struct ExpectedWay {
    private var origin: Double
    private var changes: [(target: Double, animation: Animation, start: Int)] = []

    init(at origin: Double) { self.origin = origin }

    var target: Double { changes.last?.target ?? origin }

    /// Whether the way has only curves, which do not overshoot their targets.
    var hasOnlyCurves: Bool { changes.allSatisfy { !$0.animation.isSpring } }

    /// The milliseconds at which the newest change is over; infinite if it goes on.
    var end: Double { changes.last.map { Double($0.start) + $0.animation.duration * 1000 } ?? 0 }

    mutating func turn(to new: Double, by animation: Animation?, at moment: Int) {
        if end <= Double(moment) { (origin, changes) = (target, []) }
        if let animation {
            changes.append((new, animation, moment))
        } else if end == .infinity {
            (origin, changes) = (new, [])
        } else {
            let shift = new - target
            origin += shift
            for index in changes.indices { changes[index].target += shift }
        }
    }

    /// Returns the place at a moment; the right one only of a way that has only curves.
    func place(at moment: Int) -> Double {
        changes.reduce(origin) { place, change in
            let rest = change.animation.rest(after: Double(moment - change.start) / 1000)
            return change.target + (place - change.target) * (rest?.distance ?? 0)
        }
    }

    /// The least and the greatest of the starts and targets that the way combines.
    var bounds: ClosedRange<Double> {
        let places = [origin] + changes.map(\.target)
        return places.min()!...places.max()!
    }
}

extension Animation {
    fileprivate var isSpring: Bool {
        "\(self)".contains(#/spring|bouncy|smooth|snappy|default/#.ignoresCase())
    }
}
