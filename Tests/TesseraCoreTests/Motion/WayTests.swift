import Foundation
import TesseraCore
import TesseraTesting

@testable import TesseraCore

/// A way from 0, with its rest after a time as a function.
private struct Course: Timing {
    var duration = 1.0
    var takesOver = false
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
        #expect(places([0, 1], [(0, 10, nil)]) == [10, 10])
    }

    @Test func `a change goes from the old target to the new`() {
        #expect(places([0, 0.25, 1, 5], [(0, 8, Course())]) == [0, 2, 8, 8])
    }

    @Test func `a curve blends with the change that it interrupts`() {
        // 2 of 8 is left of the first change, and the second has begun.
        let turns = [(0.0, 8.0, Course()), (0.5, 0.0, Course())]
        #expect(places([0.5, 0.75, 1, 1.25, 1.5], turns) == [4, 4, 4, 2, 0])
    }

    @Test func `a spring takes over the place and the speed`() {
        let spring = Course(takesOver: true, speed: { $0 })
        let turns = [(0.0, 8.0, Course()), (0.5, 8.0, spring)]
        let found = places([0.5, 1, 1.5], [turns[0], (0.5, 4, spring)])
        #expect(found[0] == 4)
        // Half a second at 8 a second.
        #expect(abs(found[1] - 8) < 1e-4)
        #expect(found[2] == 4)
    }

    @Test func `a change without animation shifts the rest of the way`() {
        #expect(places([0.5, 0.75, 1], [(0, 8, Course()), (0.5, 108, nil)]) == [104, 106, 108])
    }

    @Test func `any other change ends an endless one`() {
        let endless = Course(duration: .infinity)
        #expect(places([0, 1, 100], [(0, 8, endless)]) == [0, 4, 0])
        #expect(places([1, 1.5, 2], [(0, 8, endless), (1, 0, Course())]) == [4, 2, 0])
        #expect(places([1, 2], [(0, 8, endless), (1, 0, nil)]) == [0, 0])
    }

    @Test func `a way is over when all its changes are complete`() {
        var way = Way(at: 0.0)
        #expect(way.isOver(at: .zero))
        way.turn(to: 1, by: Course(duration: 2), at: .zero)
        way.turn(to: 2, by: Course(), at: .zero)
        #expect(!way.isOver(at: .seconds(1)))
        #expect(way.isOver(at: .seconds(2)))
    }

    @Test func `pairs and numbers are vectors`() {
        var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0)) - AnimatablePair(1, .zero)
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(0, AnimatablePair(4, 6)))
        #expect(pair.magnitudeSquared == 52)
        var numbers = Numbers(1, nil, .infinity) - Numbers(0.5, nil, .infinity)
        #expect(numbers == Numbers(0.5, 0, 0))
        numbers.scale(by: 3)
        #expect((numbers[0], numbers[5]) == (1.5, nil))
        #expect(!(Numbers(1) - Numbers(nil)).magnitudeSquared.isFinite)
    }

    @Test func `a mixture lists its shares, the oldest first`() {
        var step = Mixture("a") - Mixture("b")
        step.scale(by: 0.768)
        let mixed = Mixture("b") + step
        #expect("\(mixed)" == "a.mix(with: b, by: 0.232)")
        #expect((mixed - step).only == "b")
    }
}
