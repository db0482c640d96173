import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RatingKeyTests {
    @Test(arguments: [
        (KeyEquivalent.rightArrow, "3"), (.upArrow, "3"), (.leftArrow, "1"), (.downArrow, "1"),
        (.home, "0"), (.end, "5"), (.pageUp, "3"), (.pageDown, "1"), ("4", "4"), ("0", "0"),
        (.delete, "0"), (.deleteForward, "0"), (.clear, "0"),
    ])
    func `a rating is one stop of the focus, with the keys of a slider`(
        key: KeyEquivalent, expected: String
    ) {
        let host = ViewHost(rootView: Owner(value: 2))
        expectEqual(host.focus(.type("Rating")), .done)
        expectEqual(host.press(key: key), .done)
        expectEqual(host.value(of: "Owner"), expected)
        #expect(host.focusedView != nil)
    }

    @Test(arguments: [
        (KeyEquivalent.pageUp, 6.0), (.pageDown, 3), (.rightArrow, 6), ("4", 6), ("6", 6), ("1", 3),
    ])
    func `with wide steps, a key moves to a step, as a touch does`(
        key: KeyEquivalent, expected: Double
    ) {
        struct Screen: View {
            @State var value = 3.0
            var body: some View { Rating(value: $value, in: 3...8, step: 3) }
        }
        let host = ViewHost(rootView: Screen())
        host.focus(.type("Rating"))
        host.press(key: key)
        expectEqual(host.value(of: "Screen"), "\(Int(expected))")
    }

    @Test func `Tab goes from rating to rating, and changes none`() {
        let host = ViewHost(
            rootView: VStack {
                Owner(value: 1)
                Rating(displaying: 3)
                Owner(value: 2).disabled(true)
                Owner(value: 4)
            })
        host.press(key: .tab)
        host.press(key: .tab)
        host.press(key: .upArrow)
        expectEqual(host.tree.all("Rating").map { $0.value("value") }, ["1", "3", "2", "5"])
    }

    @Test(arguments: [(KeyEquivalent.leftArrow, "3"), (.rightArrow, "1"), (.upArrow, "3")])
    func `from right to left the arrows along the line are mirrored`(
        key: KeyEquivalent, expected: String
    ) {
        let host = ViewHost(
            rootView: Owner(value: 2).environment(\.layoutDirection, .rightToLeft))
        host.focus(.type("Rating"))
        host.press(key: key)
        expectEqual(host.value(of: "Owner"), expected)
    }

    @Test(arguments: [
        (KeyEquivalent.delete, "2"), (.home, "1"), ("0", "2"), ("9", "2"), ("x", "2"),
    ])
    func `a key for what cannot be is ignored, or does nothing`(
        key: KeyEquivalent, expected: String
    ) {
        let host = ViewHost(rootView: Owner(value: 2, bounds: 1...5))
        host.focus(.type("Rating"))
        host.press(key: key)
        expectEqual(host.value(of: "Owner"), expected)
    }

    @Test(arguments: [(0...5, 2, 0), (0...5, 0, 1), (1...5, 2, 1)])
    func `Delete goes on to a row unless it clears the rating`(
        bounds: ClosedRange<Int>, value: Int, passed: Int
    ) {
        for key in [KeyEquivalent.delete, "0"] {
            var deletions = 0
            let host = ViewHost(
                rootView: Owner(value: value, bounds: bounds).onKeyPress(key) {
                    deletions += 1
                    return .handled
                })
            host.focus(.type("Rating"))
            host.press(key: key)
            expectEqual(deletions, passed)
        }
    }

    @Test func `a key with a command is left to others`() {
        var commands = 0
        let host = ViewHost(
            rootView: Owner(value: 2).onKeyPress(.rightArrow) {
                commands += 1
                return .handled
            })
        host.focus(.type("Rating"))
        host.press(key: .rightArrow, modifiers: .command)
        expectEqual(commands, 1)
        expectEqual(host.value(of: "Owner"), "2")
    }

    @Test(arguments: [(ClosedRatingTests.Kind.reading, "read-only"), (.disabled, "disabled")])
    func `a closed rating has no focus`(kind: ClosedRatingTests.Kind, reason: String) {
        let host = ViewHost(rootView: kind.view)
        expectEqual(host.focus(.type("Rating")), .refused(reason))
    }

    @Test func `a constant has the focus, and keys do not change it`() {
        let host = ViewHost(rootView: ClosedRatingTests.Kind.constant.view)
        host.focus(.type("Rating"))
        expectEqual(host.press(key: .end), .done)
        expectEqual(host.symbols, "**.")
    }

    @Test func `each key and each adjustment is a separate editing`() {
        var log: [Bool] = []
        struct Screen: View {
            @State private var value = 1
            let log: @MainActor (Bool) -> Void
            var body: some View { Rating(value: $value, onEditingChanged: log) }
        }
        let host = ViewHost(rootView: Screen { log.append($0) })
        host.adjust(.type("Rating"), .increment)
        host.focus(.type("Rating"))
        host.press(key: "5")
        expectEqual(log, [true, false, true, false])
    }
}
