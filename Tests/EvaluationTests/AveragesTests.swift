import TesseraPrograms
import Tessera
import TesseraTesting

@testable import Averages

@Suite(.runtimeIssuesFail)
struct AveragesTests {
    @Test func `the averages print the expected output`() throws {
        try expectOutput(of: "Averages", Averages.story.output(for: []))
    }
}

@Suite(.runtimeIssuesFail)
struct TouchRuleTests {
    @Test(arguments: [
        (-1.0, 0.0), (0, 0), (0.01, 0.5), (0.5, 0.5), (0.51, 1), (1, 1), (1.2, 1.5), (4.9, 5),
        (5, 5), (9, 5),
    ])
    func `the first control rounds up from a star's middle`(
        position: Double, rating: Double
    ) {
        #expect(TouchRule.firstControl.rating(at: position, count: 5) == rating)
        #expect(TouchRule.firstControl.mendedRating(at: position, count: 5) == rating)
    }

    @Test(arguments: [
        (-0.5, 0.0, 0.0), (0, 0, 0), (0.1, 1, 1), (1, 1, 1), (4.2, 5, 5), (5, 5, 5), (5.2, 6, 5),
    ])
    func `the second control rounds whole stars up, outside too`(
        position: Double, original: Double, mended: Double
    ) {
        #expect(TouchRule.fullStar.rating(at: position, count: 5) == original)
        #expect(TouchRule.fullStar.mendedRating(at: position, count: 5) == mended)
    }

    @Test(arguments: [
        (-0.7, -0.5, 0.0), (0, 0.5, 0), (0.2, 0.5, 0.5), (0.5, 1, 0.5), (0.7, 1, 1), (1, 1.5, 1),
        (2.5, 3, 2.5), (5, 5.5, 5), (5.2, 5.5, 5),
    ])
    func `the second control's halves exceed the last star`(
        position: Double, original: Double, mended: Double
    ) {
        #expect(TouchRule.halfStar.rating(at: position, count: 5) == original)
        #expect(TouchRule.halfStar.mendedRating(at: position, count: 5) == mended)
    }

    @Test(arguments: [(-0.5, 0.0), (0.04, 0.04), (5.2, 5)])
    func `a position within a star is the value, clamped`(
        position: Double, mended: Double
    ) {
        #expect(TouchRule.incompleteStar.rating(at: position, count: 5) == position)
        #expect(TouchRule.incompleteStar.mendedRating(at: position, count: 5) == mended)
    }

    @Test(arguments: [
        (TouchRule.cosmos, 1.04, 1.0), (.cosmos, 1.05, 1.5), (.cosmos, 1.54, 1.5),
        (.cosmos, 1.55, 2), (.cosmos, 0.1, 1), (.cosmos, 7, 5), (.material, 1, 1.5),
        (.material, 1.49, 1.5), (.material, 1.5, 2), (.material, 0, 0.5), (.material, 5, 5),
        (.halves, 1.49, 1.5), (.halves, 1.5, 2), (.halves, 2, 2.5), (.halves, 0, 0.5),
    ])
    func `other controls have other rules`(
        rule: TouchRule, position: Double, rating: Double
    ) {
        #expect(rule.rating(at: position, count: 5) == rating)
    }
}

@Suite(.runtimeIssuesFail)
struct StarRowTests {
    /// Five stars of 20 with gaps of 5, and margins of 8.
    private let row = StarRow(width: 136, count: 5, margin: 8, gap: 5)

    @Test func `the stars fill the width between the margins`() {
        #expect(row.star == CGSize(width: 20, height: 20))
        #expect(StarRow(width: 10, count: 5).star == CGSize(width: 5, height: 5))
    }

    @Test(arguments: [
        (8.0, 0.0), (18, 0.5), (28, 1), (30, 1), (33, 1), (38, 1.25), (128, 5), (136, 5.4),
        (4, -0.2),
    ])
    func `a point lies in a star, and a gap ends the star before`(
        x: Double, position: Double
    ) {
        #expect(abs(row.position(at: x) - position) < 1e-9)
    }
}

@Suite(.runtimeIssuesFail)
struct RateViewTests {
    private struct Screen: View {
        let log: Log
        var editable = true
        var behavior = RateView.Behavior.mended
        var direction = LayoutDirection.leftToRight
        @State private var rating = 2.5

        var body: some View {
            // Three stars of 20, with gaps of 5.
            RateView(
                rating: $rating, maxRating: 3, editable: editable, behavior: behavior,
                didChange: { log.note("changed to \($0)") },
                didFinish: { log.note("finished at \($0)") }
            )
            .frame(width: 70, height: 20)
            .environment(\.layoutDirection, direction)
        }
    }

    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 10) }

    @Test func `changes are reported during the touch, the end after it`() {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log))
        host.press(at: point(30))
        #expect(log.take() == ["changed to 1.5"])
        host.move(to: point(5))
        host.move(to: point(6))
        #expect(log.take() == ["changed to 0.5"])
        host.release()
        #expect(log.take() == ["finished at 0.5"])
    }

    @Test(arguments: [
        (0.0, 0.0), (1, 0.5), (10, 0.5), (10.5, 1), (22, 1), (26, 1.5), (36, 2), (51, 2.5), (69, 3),
    ])
    func `half a star is a rating, and a gap is the star before it`(
        x: Double, rating: Double
    ) {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log))
        #expect(host.tap(at: point(x)) == .done)
        #expect(log.take().last == "finished at \(rating)")
    }

    @Test(arguments: [
        (RateView.Behavior.original, [], "1.5 of 3"),
        (.mended, ["changed to 2.5"], "2.5 of 3"),
    ])
    func `a touch that is cancelled has rated in the original only`(
        behavior: RateView.Behavior, told: [String], value: String
    ) {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log, behavior: behavior))
        host.press(at: point(30))
        _ = log.take()
        host.cancel()
        #expect(log.take() == told)
        #expect(host.accessibilityTree.roots.first?.value == value)
    }

    @Test(arguments: [(RateView.Behavior.original, "3.0"), (.mended, "0.5")])
    func `from right to left the mended control begins at the right`(
        behavior: RateView.Behavior, rating: String
    ) {
        let log = Log()
        let host = ViewHost(
            rootView: Screen(log: log, behavior: behavior, direction: .rightToLeft))
        host.tap(at: point(65))
        #expect(log.take().last == "finished at \(rating)")
    }
}

@Suite(.runtimeIssuesFail)
struct StarRateViewTests {
    private struct Screen: View {
        let log: Log
        var rateStyle = StarRateView.RateStyle.halfStar
        var isAnimation = false
        var isMended = true
        var direction = LayoutDirection.leftToRight
        @State private var rating = 1.0

        var body: some View {
            StarRateView(
                currentRating: $rating, numberOfStar: 3, rateStyle: rateStyle,
                isAnimation: isAnimation, isMended: isMended,
                completion: { log.note("\($0)") }
            )
            .frame(width: 60, height: 20)
            .environment(\.layoutDirection, direction)
        }
    }

    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 10) }

    @Test(arguments: [
        (StarRateView.RateStyle.fullStar, "2.0"), (.halfStar, "1.5"), (.incompleteStar, "1.3"),
    ])
    func `a tap is read as a whole, a half or the exact part of a star`(
        rateStyle: StarRateView.RateStyle, rating: String
    ) {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log, rateStyle: rateStyle))
        #expect(host.tap(at: point(26)) == .done)
        #expect(log.take() == [rating])
    }

    @Test(arguments: [(true, Animation.easeInOut(duration: 0.2)), (false, nil)])
    func `the change says how it is animated`(isAnimation: Bool, animation: Animation?) {
        let host = ViewHost(rootView: Screen(log: Log(), isAnimation: isAnimation))
        host.tap(at: point(45))
        #expect(host.lastAnimation == animation)
    }

    @Test(arguments: [(true, "0.7"), (false, "2.3")])
    func `from right to left the mended control begins at the right`(
        isMended: Bool, rating: String
    ) {
        let log = Log()
        let host = ViewHost(
            rootView: Screen(
                log: log, rateStyle: .incompleteStar, isMended: isMended, direction: .rightToLeft))
        host.tap(at: point(46))
        #expect(log.take() == [rating])
    }
}
