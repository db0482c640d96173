import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RatingWordsTests {
    @Test(arguments: [
        ("en_GB", "Rating", "3.5 of 5", "no rating", "Clear rating"),
        ("fr_CA", "Note", "3,5 sur 5", "aucune note", "Effacer la note"),
        ("de", "Bewertung", "3,5 von 5", "keine Bewertung", "Bewertung löschen"),
        ("ar_EG", "تقييم", "٣٫٥ من ٥", "بدون تقييم", "مسح التقييم"),
        ("ja", "評価", "5段階中3.5", "評価なし", "評価を消去"),
        ("nl", "Rating", "3,5 of 5", "no rating", "Clear rating"),
    ])
    func `a rating is announced in the words of the locale`(
        locale: String, rating: String, value: String, none: String, clear: String
    ) {
        struct Screen: View {
            @State private var answer: Double?
            var body: some View {
                Rating(displaying: 3.5)
                Rating(value: $answer)
            }
        }
        let host = ViewHost(
            rootView: Screen().environment(\.locale, Locale(identifier: locale)))
        let elements = host.accessibilityTree.elements
        expectEqual(elements.map(\.label), [rating, rating])
        expectEqual(elements.map(\.value), [value, none])
        expectEqual(elements.map(\.actionNames), [[], [clear]])
    }

    @Test func `labels of the program replace the standard words`() {
        let host = ViewHost(
            rootView: Owner(value: 3).accessibilityValue("good").accessibilityLabel("Waiters"))
        expectEqual("\(host.accessibilityTree)", #"Waiters, "good", adjustable"#)
    }

    @Test func `an action clears, where there is something to clear`() {
        let host = ViewHost(rootView: Answer(value: 3))
        expectEqual(host.perform(actionNamed: "Clear rating", on: .label("Service")), .done)
        expectEqual(host.accessibilityTree.roots.map(\.value), ["no rating"])
        expectEqual(ViewHost(rootView: Owner(value: 3)).accessibilityTree.roots[0].actionNames, [])
        expectEqual(
            ViewHost(rootView: Owner(value: 3).ratingClearsOnReselect())
                .accessibilityTree.roots[0].actionNames, ["Clear rating"])
    }

    @Test func `a change is announced`() {
        let host = ViewHost(rootView: Owner(value: 3))
        expectEqual(
            host.recordingAnnouncements { host.tap(.type(Image.self)[4]) }, ["Service, 5 of 5"])
    }

    @Test func `any view is a label, and is announced where it is not shown`() {
        struct Screen: View {
            @State private var value = 3
            var body: some View {
                Rating(value: $value) {
                    Text("Service")
                    Image(systemName: "fork.knife")
                }
            }
        }
        for isHidden in [false, true] {
            let host = ViewHost(
                rootView: isHidden ? AnyView(Screen().labelsHidden()) : AnyView(Screen()))
            expectEqual("\(host.accessibilityTree)", #"Service, fork.knife, "3 of 5", adjustable"#)
        }
    }

    @Test func `a screen sets the words for the values of its ratings`() {
        let host = ViewHost(
            rootView: VStack {
                Owner(value: 2)
                Fraction(value: 2.5).accessibilityValue("own")
                Rating("Average", displaying: 3.5)
                Owner(value: 3).redacted(reason: .placeholder)
            }
            .ratingAccessibilityValue { rating in
                "\(rating.value ?? 0) hearts, at most \(Int(rating.bounds.upperBound))"
            })
        expectEqual(
            host.accessibilityTree.elements.map(\.value),
            [
                "2.0 hearts, at most 5", "own", "3.5 hearts, at most 5", "",
            ])
    }

    @Test func `the name of labelled content is the name of its rating`() {
        struct Screen: View {
            @State private var food = 3
            @State private var volume = 0.5
            var body: some View {
                LabeledContent("Food") { Rating(value: $food) }
                LabeledContent("Volume") { Slider(value: $volume) }
                LabeledContent("Food") { Rating("Taste", value: $food) }
                LabeledContent("Food") { Rating(value: $food).accessibilityLabel("Taste") }
                LabeledContent("Average") { Rating(displaying: 3.5) }
                HStack { Rating(value: $food) }.accessibilityElement(children: .combine)
            }
        }
        expectEqual(
            "\(ViewHost(rootView: Screen()).accessibilityTree)",
            """
            Food, "3 of 5", adjustable
            Volume, "50%", adjustable
            Food, Taste, "3 of 5", adjustable
            Food, Taste, "3 of 5", adjustable
            Average, "3.5 of 5", read-only
            Rating, "3 of 5", adjustable
            """)
    }

    @Test func `a label that an arrangement leaves out is announced`() {
        struct Bare: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack { ForEach(configuration.symbols) { $0 } }
            }
        }
        struct Gone: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Rating(configuration).labelsHidden()
            }
        }
        struct Screen: View {
            @State private var food = 3
            var body: some View {
                Rating("Food", value: $food)
                Rating(value: $food) { Text("Food").bold() }
                Rating(value: $food) { Label("Food", systemImage: "heart") }
                Rating(value: $food) {
                    HStack {
                        Text("Food")
                        Text("today")
                    }
                }
                Rating("Food", displaying: 3)
            }
        }
        let name = ["Food", "Food", "Food", "Food, today", "Food"]
        for host in [
            ViewHost(rootView: AnyView(Screen().ratingStyle(Bare()))),
            ViewHost(rootView: AnyView(Screen().ratingStyle(Gone()))),
            ViewHost(rootView: AnyView(Screen().ratingContent { $0.symbols.first })),
        ] {
            expectEqual(host.accessibilityTree.elements.map(\.label), name)
        }
    }
}
