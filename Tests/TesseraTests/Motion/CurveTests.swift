import Tessera
import TesseraCore
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct CurveTests {
    /// The shares of the way that a circle has gone at moments, as scale factors from 0 to 1.
    @MainActor
    private func shares(_ animation: Animation, at moments: [Double]) -> [Double?] {
        moments.map { moment in
            animation.rest(after: moment).map { ((1 - $0.distance) * 1000).rounded() / 1000 }
        }
    }

    @Test(
        arguments: [
            (.linear(duration: 1), [0, 0.25, 0.5, 0.75]),
            (.easeIn(duration: 1), [0, 0.093, 0.315, 0.622]),
            (.easeOut(duration: 1), [0, 0.378, 0.685, 0.907]),
            (.easeInOut(duration: 1), [0, 0.129, 0.5, 0.871]),
            (.timingCurve(0, 1, 1, 0, duration: 1), [0, 0.479, 0.5, 0.521]),
            // The values of a damped oscillator, by its formula.
            (.smooth(duration: 1), [0, 0.466, 0.821, 0.949]),
            (.bouncy(duration: 1), [0, 0.561, 0.984, 1.044]),
            (.spring(response: 1, dampingFraction: 2), [0, 0.293, 0.536, 0.695]),
        ] as [(Animation, [Double])])
    @MainActor
    func `each animation has its curve`(animation: Animation, expected: [Double]) {
        let found = shares(animation, at: [0, 0.25, 0.5, 0.75])
        expectEqual(found, expected)
    }

    @Test(
        arguments: [
            (Animation.linear(duration: 1).delay(0.5), [0, 0, 0.5, nil]),
            (.linear(duration: 2).delay(-0.5), [0.25, 0.5, 0.75, nil]),
            (.linear(duration: 4).delay(-1).speed(2), [0.25, 0.5, 0.75, nil]),
            (.linear(duration: 1).speed(2), [0, nil, nil, nil]),
            (.linear(duration: 1).speed(0.5), [0, 0.25, 0.5, 0.75]),
            (.linear(duration: 0.5).repeatCount(3), [0, 1, 0, nil]),
            (.linear(duration: 1).repeatForever(), [0, 0.5, 1, 0.5]),
            (.linear(duration: 1).repeatForever(autoreverses: false), [0, 0.5, 0, 0.5]),
            (.linear(duration: 0), [nil, nil, nil, nil]),
            (.linear(duration: -1), [nil, nil, nil, nil]),
            (.linear(duration: .nan), [nil, nil, nil, nil]),
            (.linear.speed(0), [nil, nil, nil, nil]),
            (.linear.speed(-1), [nil, nil, nil, nil]),
            (.linear.repeatCount(0), [nil, nil, nil, nil]),
            (.linear.repeatCount(-1), [nil, nil, nil, nil]),
            (.spring(duration: 0), [nil, nil, nil, nil]),
            (.spring(bounce: -1), [nil, nil, nil, nil]),
            (.interpolatingSpring(stiffness: 0, damping: 1), [nil, nil, nil, nil]),
        ] as [(Animation, [Double?])])
    @MainActor
    func `an animation is delayed, sped up and repeated`(animation: Animation, shares: [Double?]) {
        expectEqual(self.shares(animation, at: [0, 0.5, 1, 1.5]), shares)
    }

    @Test(
        arguments: [
            (.linear(duration: 2), 2), (.spring(duration: 0.5), 0.5), (.default, 0.55),
            (.bouncy.delay(1).speed(2), 0.75), (.linear(duration: 1).repeatCount(3), 3),
            (.linear(duration: 5).logicallyComplete(after: 1), 1),
            (.linear(duration: 5).logicallyComplete(after: 9), 5),
            (.linear(duration: 5).logicallyComplete(after: .nan), 5),
            (.linear(duration: 5).logicallyComplete(after: 1).delay(2), 3),
            (.linear(duration: 5).repeatForever(), .infinity),
        ] as [(Animation, Double)])
    func `an animation is logically complete at its time`(animation: Animation, seconds: Double) {
        expectEqual(animation.logicalDuration, seconds)
    }

    @Test func `a spring is left when it hardly moves`() {
        for bounce in [-0.5, -0.01, 0, 0.01, 0.3, 0.8] {
            let spring = Animation.spring(duration: 1, bounce: bounce)
            let moments = Array(stride(from: 0.0, to: 60, by: 0.01))
            let last = moments.last { spring.rest(after: $0) != nil } ?? 0
            #expect(abs(spring.rest(after: last)?.distance ?? 1) < 0.002, "\(bounce)")
            #expect(last < 30)
        }
    }

    @Test func `an animation prints as it is written`() {
        expectEqual(Animation.timingCurve(0.1, 0, 1, 1).description, ".timingCurve(0.1, 0, 1, 1)")
        expectEqual(
            "\(Animation.interpolatingSpring(stiffness: 100, damping: 10))",
            ".interpolatingSpring(stiffness: 100, damping: 10)")
        expectEqual("\(Animation.interactiveSpring)", ".interactiveSpring")
        expectEqual(
            "\(Animation.linear.logicallyComplete(after: 1))", ".linear.logicallyComplete(after: 1)"
        )
    }
}
