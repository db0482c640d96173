import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

private enum Mood: Int, CaseIterable, RatingValue {
    typealias Number = Int
    case bad = 1, fair, good
}

/// A type that lacks every other number.
private enum Odd: Int, CaseIterable, RatingValue {
    typealias Number = Int
    case one = 1
    case three = 3
    case five = 5
}

/// Values at uneven distances, out of order.
private enum Portion: Double, CaseIterable, RatingValue {
    typealias Number = Double
    case double = 2
    case none = 0
    case half = 0.5
    case whole = 1.25
}

/// A rating of any type that is given no bounds.
private struct Own<V: RatingValue>: View {
    @State var value: V
    var step: V.Number.Stride = 1
    var count: Int?

    var body: some View { Rating("Service", value: $value, step: step, count: count) }
}

@MainActor
private func words<V: RatingValue>(
    _ value: V, step: V.Number.Stride = 1, count: Int? = nil
) -> [String?] {
    ViewHost(rootView: Own(value: value, step: step, count: count))
        .accessibilityTree.elements.map(\.value)
}

@Suite(.runtimeIssuesFail)
struct RatingBoundsTests {
    @Test func `a count without bounds is the largest value`() {
        let host = ViewHost(rootView: Own(value: 3, count: 10))
        expectEqual(host.symbols, "***.......")
        expectEqual(host.accessibilityTree.elements.map(\.value), ["3 of 10"])
        host.tap(.type("RatingSymbol")[2])
        expectEqual(host.accessibilityTree.elements.map(\.value), ["3 of 10"])
        host.tap(.type("RatingSymbol")[9])
        expectEqual(host.accessibilityTree.elements.map(\.value), ["10 of 10"])
        expectEqual(words(2.5, step: 0.5, count: 3), ["2.5 of 3"])
    }

    @Test func `a program's enumeration brings its bounds`() {
        let host = ViewHost(rootView: Own(value: Mood.bad))
        expectEqual(host.symbols, "*..")
        for _ in 0..<4 { host.adjust(.label("Service"), .increment) }
        expectEqual(host.accessibilityTree.elements.map(\.value), ["3 of 3"])
        host.tap(.type("RatingSymbol")[1])
        expectEqual(host.tree.all("Own").first?.value("value"), "fair")
        expectEqual(words(Mood?.none), ["no rating"])
    }

    private func stored<V>(_ host: ViewHost<Own<V>>) -> String? { host.tree["Own"]?.value("value") }

    @Test(arguments: [
        (KeyEquivalent.upArrow, ["three", "five", "five"]), (.pageUp, ["three", "five", "five"]),
        (.end, ["five"]), (KeyEquivalent("2"), ["three"]), (KeyEquivalent("5"), ["five"]),
        (.downArrow, ["one"]),
    ])
    func `keys step over the numbers that a type lacks`(key: KeyEquivalent, values: [String]) {
        let host = ViewHost(rootView: Own(value: Odd.one))
        host.focus(.type("Rating"))
        for value in values {
            host.press(key: key)
            expectEqual(stored(host), value)
        }
        let back: KeyEquivalent = key == .pageUp ? .pageDown : .downArrow
        for _ in 0..<2 { host.press(key: back) }
        expectEqual(stored(host), "one")
    }

    @Test func `adjustments and touches step over numbers without a value`() {
        let host = ViewHost(rootView: Own(value: Odd.one))
        var values: [String?] = []
        for _ in 0..<3 {
            host.adjust(.label("Service"), .increment)
            values.append(stored(host))
        }
        for _ in 0..<3 {
            host.adjust(.label("Service"), .decrement)
            values.append(stored(host))
        }
        expectEqual(values, ["three", "five", "five", "three", "one", "one"])
        values = (0..<5).map { position in
            host.tap(.type("RatingSymbol")[position])
            return stored(host)
        }
        expectEqual(values, ["one", "three", "three", "five", "five"])
    }

    @Test func `a type's values may lie at any distances, with one for none`() {
        let host = ViewHost(rootView: Own(value: Portion.none))
        var values: [String?] = []
        var looks: Set<String> = []
        for direction in [AccessibilityAdjustmentDirection.increment, .decrement] {
            for _ in 0..<3 {
                host.adjust(.label("Service"), direction)
                values.append(stored(host))
                looks.insert("\(host.accessibilityTree) \(host.tree)")
            }
        }
        expectEqual(values, ["half", "whole", "double", "whole", "half", "none"])
        expectEqual(looks.count, 4)
        host.tap(.type("RatingSymbol")[0])
        expectEqual(host.accessibilityTree.elements.map(\.value), ["1.25 of 2"])
        host.focus(.type("Rating"))
        host.press(key: .delete)
        expectEqual(stored(host), "none")
    }

    @Test func `bounds and a step leave some of a type's values`() {
        struct Narrow: View {
            @State var odd = Odd.one
            @State var mood = Mood.bad
            var body: some View {
                Rating(value: $odd, in: 2...6)
                Rating(value: $mood, in: 1...3, step: 2)
            }
        }
        let host = ViewHost(rootView: Narrow())
        for position in 0..<2 { host.adjust(.type("Rating")[position], .increment) }
        expectEqual(host.tree["Narrow"]?.value("odd"), "three")
        expectEqual(host.tree["Narrow"]?.value("mood"), "good")
        host.adjust(.type("Rating")[0], .decrement)
        expectEqual(host.tree["Narrow"]?.value("odd"), "three")
    }

    @Test func `a number that a type lacks changes nothing`() {
        struct Wide: View {
            @State var mood = Mood.fair
            var body: some View { Rating(value: $mood, in: 0...5) }
        }
        let host = ViewHost(rootView: Wide())
        host.tap(.type("RatingSymbol")[4])
        host.adjust(.type("Rating"), .increment)
        host.tap(.type("RatingSymbol")[4])
        expectEqual(host.tree["Wide"]?.value("mood"), "good")
    }

    @Test func `decimal numbers are rated exactly`() {
        let host = ViewHost(rootView: Own(value: Decimal(string: "2.9")!, step: 0.1))
        host.adjust(.label("Service"), .increment)
        host.adjust(.label("Service"), .increment)
        expectEqual(host.accessibilityTree.elements.map(\.value), ["3.1 of 5"])
    }

    @Test(arguments: [
        (3.25, 0.25, "3.25 of 5"), (3.05, 0.05, "3.05 of 5"), (3.1, 0.05, "3.1 of 5"),
        (3.5, 0.5, "3.5 of 5"), (3.26, 1, "3.3 of 5"), (2.0 / 3, 1.0 / 3, "0.67 of 5"),
        (3.125, 0.125, "3.125 of 5"),
    ])
    func `the announced value has the digits of the step`(
        value: Double, step: Double, expected: String
    ) {
        expectEqual(words(value, step: step), [expected])
    }

    @Test func `a style's nil changes nothing unless it is a value`() {
        struct Clearing: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button("Clear") { configuration.value = nil }
                Button("NaN") { configuration.value = .nan }
                Button("Nine") { configuration.value = 9 }
            }
        }
        let host = ViewHost(rootView: Owner(value: 4, bounds: 1...5).ratingStyle(Clearing()))
        host.tap(.text("Clear"))
        host.tap(.text("NaN"))
        expectEqual(host.value(of: "Owner"), "4")
        host.tap(.text("Nine"))
        expectEqual(host.value(of: "Owner"), "5")
        let open = ViewHost(rootView: Owner(value: 4).ratingStyle(Clearing()))
        open.tap(.text("Clear"))
        expectEqual(open.value(of: "Owner"), "0")
    }

    @Test func `a value outside is shown from none to the largest`() {
        for (value, filled) in [(-3, 0), (1, 1), (3, 3), (9, 5)] {
            let host = ViewHost(rootView: Owner(value: value, bounds: 3...5))
            expectEqual(host.images.count { $0 == "star.fill" }, filled)
            expectEqual(host.accessibilityTree.elements.map(\.value), ["\(filled) of 5"])
        }
    }

    @Test func `a title from the program's data is not localized`() {
        struct Subjects: View {
            let names = ["Tea", "Coffee"]
            @State private var stars = 2

            var body: some View {
                ForEach(names, id: \.self) { name in
                    Rating(name, value: $stars)
                    Rating(name.dropFirst(), displaying: 1)
                }
            }
        }
        expectEqual(
            ViewHost(rootView: Subjects()).accessibilityTree.elements.map(\.label),
            ["Tea", "ea", "Coffee", "offee"])
    }
}

@Suite(.runtimeIssuesFail)
struct RatingTransactionTests {
    @Test func `each way to choose carries the binding's animation`() {
        struct Animated: View {
            let log: (Animation?) -> Void
            @State private var value: Int? = 3

            private var binding: Binding<Int?> {
                Binding {
                    value
                } set: { new, transaction in
                    log(transaction.animation)
                    value = new
                }
            }

            var body: some View {
                Rating(value: binding.animation(.easeIn), step: 2)
                    .ratingStyle(Clearing())
            }
        }
        struct Clearing: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Rating(configuration)
                Button("Clear") { configuration.value = nil }
                Button("Last") { configuration.symbols.last?.select() }
            }
        }
        var log: [Animation?] = []
        let host = ViewHost(rootView: Animated { log.append($0) })
        host.tap(.type("RatingSymbol")[4])
        host.adjust(.type("Rating")[0], .decrement)
        host.tap(.text("Clear"))
        host.tap(.text("Last"))
        host.focus(.type("Rating")[0])
        host.press(key: .home)
        expectEqual(log, Array(repeating: .easeIn, count: 5))
    }
}

/// The closure at the control, as the original proposal writes it.
@Suite(.runtimeIssuesFail)
struct RatingClosureTests {
    private struct Circles: View {
        @State var value = 2
        var body: some View {
            Rating(value: $value) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
        }
    }

    @Test func `a closure at the rating draws its symbols`() {
        let host = ViewHost(rootView: Circles().ratingSymbolStyle(.systemImage("heart")))
        expectEqual(host.images, ["circle.fill", "circle.fill", "circle", "circle", "circle"])
        host.tap(.type("RatingSymbol")[3])
        expectEqual(host.value(of: "Circles"), "4")
        expectEqual("\(host.accessibilityTree)", #"Rating, "4 of 5", adjustable"#)
    }

    @Test func `a closure that returns no view follows the editing`() {
        var log: [Bool] = []
        let host = ViewHost(
            rootView: Rating(value: .constant(2)) { isEditing in log.append(isEditing) })
        host.tap(.type("RatingSymbol")[3])
        expectEqual(log, [true, false])
    }
}
