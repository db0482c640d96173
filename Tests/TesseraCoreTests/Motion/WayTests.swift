import Foundation
import TesseraCore
import TesseraTesting

@testable import TesseraCore
import TestViews

/// A way from 0, with its rest after a time as a function.
private struct Course: Timing {
    var duration = 1.0
    var takesOver = false
    var logicalDuration: Double { duration }
    /// The rest of the speed, in seconds.
    var speed: @Sendable (Double) -> Double = { _ in 0 }

    func rest(after seconds: Double) -> Rest? {
        if duration == .infinity {
            return Rest(distance: seconds.truncatingRemainder(dividingBy: 2) < 1 ? 1 : 0.5)
        }
        guard seconds < duration else { return nil }
        return Rest(distance: 1 - max(0, seconds) / duration, speed: speed(seconds))
    }
}

@Suite(.runtimeIssuesFail)
@MainActor
struct WayTests {
    /// The places of a way at moments in seconds.
    private func places(
        _ moments: [Double], _ turns: [(at: Double, to: Double, by: Course?)]
    ) -> [Double] {
        var way = Way(at: 0.0)
        for turn in turns { way.turn(to: turn.to, by: turn.by, at: .seconds(turn.at)) }
        return moments.map { way.place(at: .seconds($0)) }
    }

    @Test func `a change without animation is complete at once`() {
        expectEqual(places([0, 1], [(0, 10, nil)]), [10, 10])
    }

    @Test func `a change goes from the old target to the new`() {
        expectEqual(places([0, 0.25, 1, 5], [(0, 8, Course())]), [0, 2, 8, 8])
    }

    @Test func `a curve blends with the change that it interrupts`() {
        // After a quarter of the second change, the first would be at 75.
        let turns = [(0.0, 100.0, Course()), (0.5, 0.0, Course())]
        expectEqual(places([0.5, 0.75, 1, 1.25, 1.5], turns), [50, 56.25, 50, 25, 0])
        // A third change leads from the place of the second.
        expectEqual(places([0.75, 1, 1.25], turns + [(0.75, 100, Course())]), [56.25, 62.5, 62.5])
    }

    @Test func `a quick curve ends a slow one at its own end`() {
        var way = Way(at: 1.0)
        way.turn(to: 2, by: Course(duration: 2), at: .zero)
        way.turn(to: 1, by: Course(duration: 0.2), at: .seconds(1))
        expectEqual([1, 1.1, 1.2].map { way.place(at: .seconds($0)) }, [1.5, 1.275, 1])
        #expect(!way.isOver(at: .seconds(1.19)))
        #expect(way.isOver(at: .seconds(1.2)))
        // The sum of two durations is a little less.
        #expect(way.isOver(at: .seconds(1) + .seconds(0.1) + .seconds(0.1)))
    }

    @Test func `a spring takes over the place and the speed`() {
        let spring = Course(takesOver: true, speed: { $0 })
        let turns = [(0.0, 8.0, Course()), (0.5, 8.0, spring)]
        let found = places([0.5, 1, 1.5], [turns[0], (0.5, 4, spring)])
        expectEqual(found[0], 4)
        // Half a second at 8 a second.
        #expect(abs(found[1] - 8) < 1e-4)
        expectEqual(found[2], 4)
    }

    @Test func `a change without animation shifts the rest of the way`() {
        expectEqual(places([0.5, 0.75, 1], [(0, 8, Course()), (0.5, 108, nil)]), [104, 106, 108])
    }

    @Test func `any other change ends an endless one`() {
        let endless = Course(duration: .infinity)
        expectEqual(places([0, 1, 100], [(0, 8, endless)]), [0, 4, 0])
        expectEqual(places([1, 1.5, 2], [(0, 8, endless), (1, 0, Course())]), [4, 2, 0])
        expectEqual(places([1, 2], [(0, 8, endless), (1, 0, nil)]), [0, 0])
    }

    @Test func `a way is over when its newest change is`() {
        var way = Way(at: 0.0)
        #expect(way.isOver(at: .zero))
        way.turn(to: 1, by: Course(duration: 2), at: .zero)
        #expect(!way.isOver(at: .seconds(1.5)))
        way.turn(to: 2, by: Course(), at: .zero)
        #expect(!way.isOver(at: .seconds(0.5)))
        #expect(way.isOver(at: .seconds(1)))
        expectEqual(way.place(at: .seconds(1)), 2)
    }

    @Test func `a curve leads out of a repetition that goes on`() {
        let endless = Course(duration: .infinity)
        // The repetition jumps back from 4 to 0 on the way.
        let turns = [(0.0, 8.0, endless), (1.5, 16.0, Course())]
        expectEqual(places([1.5, 1.75, 2, 2.25, 2.5], turns), [4, 7, 8, 12, 16])
    }

    @Test func `pairs are vectors`() {
        var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0)) - AnimatablePair(1, .zero)
        pair.scale(by: 2)
        expectEqual(pair, AnimatablePair(0, AnimatablePair(4, 6)))
        expectEqual(pair.magnitudeSquared, 52)
    }
}
