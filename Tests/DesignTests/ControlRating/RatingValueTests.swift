import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RatingValueTests {
    @Test(arguments: [
        (-1.0, "...", "0 of 3"), (-0.0, "...", "0 of 3"), (0.2, "...", "0.2 of 3"),
        (0.25, "/..", "0.3 of 3"), (1.5, "*/.", "1.5 of 3"), (2.74, "**/", "2.7 of 3"),
        (2.75, "***", "2.8 of 3"), (3, "***", "3 of 3"), (7, "***", "3 of 3"),
        (.infinity, "***", "3 of 3"), (-.infinity, "...", "0 of 3"),
    ])
    func `an average is shown in halves and announced in tenths`(
        average: Double, symbols: String, words: String
    ) {
        let host = ViewHost(rootView: Rating("Service", displaying: average, in: 0...3))
        expectEqual(host.symbols, symbols)
        expectEqual("\(host.accessibilityTree)", #"Service, "\#(words)", read-only"#)
    }

    @Test func `an average that is not a number is no rating`() {
        struct Words: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.value == nil ? "nobody has rated yet" : "rated")
            }
        }
        let host = ViewHost(rootView: Rating(displaying: Double.nan).ratingStyle(Words()))
        #expect(host.tree.first(text: "nobody has rated yet") != nil)
        expectEqual("\(host.accessibilityTree)", #"Rating, "no rating", read-only"#)
        expectEqual(
            "\(ViewHost(rootView: Fraction(value: .nan)).accessibilityTree)",
            #"Service, "no rating", adjustable"#)
    }

    @Test func `the number is written as the locale writes it`() {
        let host = ViewHost(
            rootView: Rating(displaying: 3.5).environment(\.locale, Locale(identifier: "fr_FR")))
        expectEqual(host.accessibilityTree.roots.map(\.value), ["3,5 sur 5"])
    }

    @Test(arguments: [
        (1.0, AccessibilityAdjustmentDirection.increment, "1.5"), (1.3, .increment, "1.5"),
        (1.3, .decrement, "1"), (0.5, .decrement, "0"), (0, .decrement, "0"),
        (3, .increment, "3"), (9, .decrement, "2.5"), (-9, .increment, "0.5"),
    ])
    func `an adjustment goes to the next step`(
        value: Double, direction: AccessibilityAdjustmentDirection, expected: String
    ) {
        let host = ViewHost(rootView: Fraction(value: value, bounds: 0...3, step: 0.5))
        host.adjust(.label("Service"), direction)
        expectEqual(host.value(of: "Fraction"), expected)
    }

    @Test(arguments: [0.1, 0.2, 0.3, 0.7, 1.0 / 3], [0.0, 0.1, 1])
    func `as many adjustments down as up lead back, whatever the step`(
        step: Double, least: Double
    ) {
        let host = ViewHost(rootView: Fraction(value: least, bounds: least...5, step: step))
        var values: [String?] = []
        for _ in 0..<3 {
            values.append(host.value(of: "Fraction"))
            host.adjust(.label("Service"), .increment)
        }
        expectEqual(Set(values).count, 3)
        for value in values.reversed() {
            host.adjust(.label("Service"), .decrement)
            expectEqual(host.value(of: "Fraction"), value)
        }
    }

    private struct Stepped<V: RatingValue>: View {
        @State var value: V
        let step: V.Number.Stride

        var body: some View { Rating(value: $value, in: 0...5, step: step) }
    }

    private func stops<V: RatingValue & Equatable>(_ value: V, step: V.Number.Stride) -> Int {
        let host = ViewHost(rootView: Stepped(value: value, step: step))
        func walk(_ direction: AccessibilityAdjustmentDirection) -> [String] {
            var values: [String] = []
            for _ in 0..<200 {
                values.append(host.tree.all("Rating").first?.value("value") ?? "")
                host.adjust(.type("Rating"), direction)
                if host.tree.all("Rating").first?.value("value") == values.last { break }
            }
            return values
        }
        let up = walk(.increment)
        let down = walk(.decrement)
        expectEqual(up.first, "0")
        expectEqual(up.last, "5")
        expectEqual(up, down.reversed())
        return up.count
    }

    @Test func `steps of every width lead to every stop and both ends`() {
        expectEqual(stops(Double(0), step: 0.1), 51)
        expectEqual(stops(Float(0), step: 0.1), 51)
        expectEqual(stops(Float(0), step: 0.05), 101)
        expectEqual(stops(Float(0), step: 0.2), 26)
        expectEqual(stops(Float16(0), step: 0.1), 51)
        expectEqual(stops(Float16(0), step: 0.5), 11)
        expectEqual(stops(CGFloat(0), step: 0.25), 21)
        expectEqual(stops(Int8(0), step: 1), 6)
    }

    @Test(arguments: [(99.0, KeyEquivalent.pageDown, "4"), (-3, .pageUp, "1")])
    func `a page is a symbol from the shown value`(
        value: Double, key: KeyEquivalent, expected: String
    ) {
        let host = ViewHost(rootView: Fraction(value: value))
        host.focus(.type("Rating"))
        host.press(key: key)
        expectEqual(host.value(of: "Fraction"), expected)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 4, 1e-300])
    func `an invalid step counts as 1, and is reported`(step: Double) {
        var issues: Set<String> = []
        let host = ViewHost(
            rootView: Fraction(value: 1, bounds: 0...3, step: step),
            onIssue: { issues.insert("\($0)") })
        expectEqual(
            issues, ["Fraction/Rating: a rating in steps of \(step); the step counts as 1."])
        host.adjust(.label("Service"), .increment)
        expectEqual(host.value(of: "Fraction"), "2")
        host.tap(.type(Image.self)[2])
        expectEqual(host.value(of: "Fraction"), "3")
    }

    @Test(arguments: [
        (0.0, 2.0, ["2", "2", "4", "4", "5"]), (0, 3, ["3", "3", "3", "5", "5"]),
        (0, 0.5, ["1", "2", "3", "4", "5"]), (2, 1, ["2", "2", "3", "4", "5"]),
        (1, 2, ["1", "3", "3", "5", "5"]), (0, 0.3, ["0.6", "1.8", "2.7", "3.6", "4.8"]),
    ])
    func `a finger chooses the next step, never none`(
        least: Double, step: Double, chosen: [String]
    ) {
        for (position, expected) in chosen.enumerated() {
            let host = ViewHost(
                rootView: Fraction(value: least, bounds: least...5, step: step))
            host.tap(.type(Image.self)[position])
            expectEqual(host.value(of: "Fraction"), expected)
        }
    }

    @Test func `nil is no rating, reached by adjusting below one step`() {
        let host = ViewHost(rootView: Answer(value: nil))
        expectEqual(
            "\(host.accessibilityTree)", #"Service, "no rating", adjustable, action "Clear rating""#
        )
        host.adjust(.label("Service"), .increment)
        expectEqual(host.accessibilityTree.roots.map(\.value), ["1 of 5"])
        host.adjust(.label("Service"), .decrement)
        expectEqual(host.accessibilityTree.roots.map(\.value), ["no rating"])
    }

    @Test(arguments: [(1...5, 1, "1"), (3...5, 3, "3"), (0...5, 1, "0")])
    func `adjusting goes no lower than the least value`(
        bounds: ClosedRange<Int>, value: Int, expected: String
    ) {
        let host = ViewHost(rootView: Owner(value: value, bounds: bounds))
        expectEqual(host.adjust(.label("Service"), .decrement), .done)
        expectEqual(host.value(of: "Owner"), expected)
    }

    @Test func `a value below the least shows unchanged and adjusts up`() {
        let host = ViewHost(rootView: Owner(value: 0, bounds: 2...5))
        expectEqual(host.symbols, ".....")
        host.adjust(.label("Service"), .increment)
        expectEqual(host.value(of: "Owner"), "2")
    }

    @Test func `numbers of every width are rated, and their optionals`() {
        struct Screen: View {
            @State private var small: Int8 = 1
            @State private var unsigned: UInt16? = 1
            @State private var long: Int64 = 1
            @State private var single: Float = 1
            @State private var double: Double? = 1
            @State private var length: CGFloat = 1

            var body: some View {
                Rating(value: $small)
                Rating(value: $unsigned, in: 1...3)
                Rating("Long", value: $long)
                Rating(value: $single, step: 0.5)
                Rating(value: $double, in: 0.5...3) { Text("Double") }
                Rating(value: $length, in: 0...3, step: 0.25) { isEditing in _ = isEditing }
                Rating(displaying: small)
                Rating(displaying: unsigned, in: 0...3)
                Rating(displaying: single)
            }
        }
        let host = ViewHost(rootView: Screen())
        for position in 0..<6 {
            host.tap(.type(Image.self)[2].inside(.type("Rating")[position]))
        }
        expectEqual(
            host.accessibilityTree.elements.compactMap(\.value).map { $0.first },
            [
                "3", "3", "3", "3", "3", "2", "3", "3", "3",
            ])
    }

    @Test(arguments: [(-3, 0), (0, 0), (2, 2), (5, 5), (9, 5)])
    func `the shown value is clamped, the bound value kept`(value: Int, filled: Int) {
        let host = ViewHost(rootView: Owner(value: value))
        expectEqual(host.images.count { $0 == "star.fill" }, filled)
        expectEqual(host.value(of: "Owner"), "\(value)")
        expectEqual("\(host.accessibilityTree)", #"Service, "\#(filled) of 5", adjustable"#)
    }

    @Test(arguments: [
        (-5 ... -1, 0, "-5...-1 is out of range; 0...0 is used"),
        (-5...2, 2, "-5...2 is out of range; 0...2 is used"),
        (0...Int.max, 1000, "0...9.223372036854776e+18 is out of range; 0...1000 is used"),
    ])
    func `bounds without symbols are reported, the value kept`(
        bounds: ClosedRange<Int>, count: Int, words: String
    ) {
        let host = ViewHost(rootView: Owner(value: 2000, bounds: bounds))
        expectEqual(host.images.count, count)
        expectIssues(host, ["Owner/Rating: a rating within \(words)."])
        expectEqual(host.value(of: "Owner"), "2000")
    }

    @Test func `a trailing fraction of a symbol cannot be filled`() {
        let host = ViewHost(rootView: Fraction(value: 9, bounds: 0...2.5, step: 0.5))
        expectEqual(host.symbols, "**/")
        host.adjust(.label("Service"), .decrement)
        expectEqual(host.value(of: "Fraction"), "2")
        host.tap(.type(Image.self)[2])
        expectEqual(host.value(of: "Fraction"), "2.5")
    }
}
