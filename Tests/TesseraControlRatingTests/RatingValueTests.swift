import Tessera
import TesseraControlRating
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct RatingValueTests {
    @Test(arguments: [
        (-1.0, "star star star", "0 of 3"), (-0.0, "star star star", "0 of 3"),
        (0.2, "star star star", "0.2 of 3"),
        (0.25, "half star star", "0.3 of 3"), (1.5, "full half star", "1.5 of 3"),
        (2.74, "full full half", "2.7 of 3"), (2.75, "full full full", "2.8 of 3"),
        (3, "full full full", "3 of 3"), (7, "full full full", "3 of 3"),
        (.infinity, "full full full", "3 of 3"), (-.infinity, "star star star", "0 of 3"),
    ])
    func `an average is shown to the nearest half, and announced to a tenth`(
        average: Double, symbols: String, words: String
    ) {
        let host = ViewHost(rootView: Rating("Service", average: average, count: 3))
        let names = ["star": "star", "star.fill": "full", "star.leadinghalf.filled": "half"]
        #expect(host.images.compactMap { names[$0] }.joined(separator: " ") == symbols)
        #expect("\(host.accessibilityTree)" == #"Service, "\#(words)", read-only"#)
    }

    @Test func `an average that is not a number is no rating`() {
        struct Words: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.isUnrated ? "nobody has rated yet" : "rated")
            }
        }
        let host = ViewHost(rootView: Rating(average: .nan).ratingStyle(Words()))
        #expect(host.tree.first(text: "nobody has rated yet") != nil)
        #expect("\(host.accessibilityTree)" == #"Rating, "no rating", read-only"#)
        #expect(
            "\(ViewHost(rootView: Owner(value: Double.nan)).accessibilityTree)"
                == #"Service, "no rating", adjustable"#)
    }

    @Test func `the number is written as the locale writes it`() {
        let host = ViewHost(
            rootView: Rating(average: 3.5).environment(\.locale, Locale(identifier: "fr_FR")))
        #expect(host.accessibilityTree.roots.map(\.value) == ["3,5 of 5"])
    }

    @Test(arguments: [
        (1.0, AccessibilityAdjustmentDirection.increment, "1.5"), (1.3, .increment, "1.5"),
        (1.3, .decrement, "1"), (0.5, .decrement, "0"), (0, .decrement, "0"),
        (3, .increment, "3"), (9, .decrement, "2.5"), (-9, .increment, "0.5"),
    ])
    func `an adjustment of a fraction goes to the next half`(
        value: Double, direction: AccessibilityAdjustmentDirection, expected: String
    ) {
        let host = ViewHost(rootView: Owner(value: value, count: 3))
        host.adjust(.label("Service"), direction)
        #expect(host.value(of: "Owner") == expected)
    }

    @Test(arguments: [0.1, 0.2, 0.3, 0.7, 1.0 / 3])
    func `as many adjustments down as up lead back, whatever the step`(step: Double) {
        let host = ViewHost(rootView: Owner(value: 0.0, count: 3, step: step))
        var values: [String?] = []
        for _ in 0..<4 {
            values.append(host.value(of: "Owner"))
            host.adjust(.label("Service"), .increment)
        }
        for value in values.reversed() {
            host.adjust(.label("Service"), .decrement)
            #expect(host.value(of: "Owner") == value)
        }
    }

    @Test func `steps of a tenth lead to tenths`() {
        let host = ViewHost(rootView: Owner(value: 0.2, step: 0.1))
        host.adjust(.label("Service"), .increment)
        #expect(host.value(of: "Owner") == "0.3")
    }

    @Test(arguments: [0.5, 0.2, 1.5, 2])
    func `a whole number takes whole steps: a fraction is rounded up`(step: Double) {
        let host = ViewHost(rootView: Owner<Int?>(value: 2, step: step))
        host.adjust(.label("Service"), .increment)
        #expect(host.value(of: "Owner") == (step > 1 ? "4" : "3"))
        host.adjust(.label("Service"), .decrement)
        #expect(host.value(of: "Owner") == "2")
    }

    @Test(arguments: [0, -1, .nan, .infinity, 4])
    func `a step that makes no sense counts as 1, and is reported`(step: Double) {
        var issues: Set<String> = []
        let host = ViewHost(
            rootView: Owner(value: 1, count: 3, step: step), onIssue: { issues.insert("\($0)") })
        #expect(
            issues == [
                "Owner/Rating: a rating in steps of \(Int.ratingStep(step)); the step counts as 1."
            ])
        host.adjust(.label("Service"), .increment)
        #expect(host.value(of: "Owner") == "2")
        host.tap(.type(Image.self)[2])
        #expect(host.value(of: "Owner") == "3")
    }

    @Test(arguments: [(2.0, ["2", "2", "4", "4", "4"]), (3.0, ["3", "3", "3", "3", "3"])])
    func `what is chosen is the nearest multiple of the step that is one, within the symbols`(
        step: Double, chosen: [String]
    ) {
        for (position, expected) in chosen.enumerated() {
            let host = ViewHost(rootView: Owner(value: 0, step: step))
            host.tap(.type(Image.self)[position])
            #expect(host.value(of: "Owner") == expected)
        }
    }

    @Test func `nil is no rating, and adjusting below the first step goes back to it`() {
        let host = ViewHost(rootView: Owner<Int?>(value: nil))
        #expect("\(host.accessibilityTree)" == #"Service, "no rating", adjustable"#)
        host.adjust(.label("Service"), .increment)
        #expect("\(host.accessibilityTree)" == #"Service, "1 of 5", adjustable"#)
        host.adjust(.label("Service"), .decrement)
        #expect("\(host.accessibilityTree)" == #"Service, "no rating", adjustable"#)
    }

    @Test func `a type of one's own is rated by what it stands for`() {
        enum Mood: Double, RatingValue {
            case bad = 1
            case fair
            case good

            var rating: Double? {
                get { rawValue }
                set { self = newValue.flatMap(Mood.init) ?? .bad }
            }
        }
        let host = ViewHost(rootView: Owner(value: Mood.fair, count: 3))
        host.tap(.type(Image.self)[2])
        #expect(host.value(of: "Owner") == "good")
    }

    @Test(arguments: [(-3, 0), (0, 0), (2, 2), (5, 5), (9, 5)])
    func `what is shown is clamped, and the value is left alone`(value: Int, filled: Int) {
        let host = ViewHost(rootView: Owner(value: value))
        #expect(host.images.count { $0 == "star.fill" } == filled)
        #expect(host.value(of: "Owner") == "\(value)")
        #expect("\(host.accessibilityTree)" == #"Service, "\#(filled) of 5", adjustable"#)
    }

    @Test func `an absurd count draws a thousand and raises a runtime issue`() {
        let host = ViewHost(rootView: Owner(value: 2000, count: .max))
        #expect(host.tree.all("Image").count == 1000)
        expectIssues(
            host,
            [
                "Owner/Rating: a rating of 9223372036854775807 symbols; 1000 are drawn."
            ])
        #expect(host.tree["Owner"]?.value("value") == "2000")
    }

    @Test func `a negative count draws nothing and raises a runtime issue`() {
        let host = ViewHost(rootView: Owner(value: 2, count: -1))
        #expect(host.images.isEmpty)
        expectIssues(host, ["Owner/Rating: a rating of -1 symbols; none are drawn."])
    }
}
