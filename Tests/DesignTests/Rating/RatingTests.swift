import Tessera
import TesseraRating
import TesseraTesting
import TestViews

/// A rating that stores its value.
private struct Rated: View {
    @State var value: Int
    var count = 5

    var body: some View {
        Rating(value: $value, count: count)
    }
}

@Suite(.runtimeIssuesFail)
struct RatingTests {
    @Test func `a rating draws a filled star for each point of its value`() {
        let host = ViewHost(rootView: Rated(value: 2))
        expectEqual(
            "\(host.tree)",
            """
            Rated value: 2, count: 5
              Rating value: 2, count: 5 [StarRatingStyle, by default]
                HStack
                  Image "star.fill" .onTapGesture()
                  Image "star.fill" .onTapGesture()
                  Image "star" .onTapGesture()
                  Image "star" .onTapGesture()
                  Image "star" .onTapGesture()
            """)
    }

    @Test(arguments: 0..<5) func `a tap on a symbol chooses it`(position: Int) {
        let host = ViewHost(rootView: Rated(value: 2))
        expectEqual(host.tap(.type(Image.self)[position]), .done)
        expectEqual(host.tree["Rated/Rating"]?.value("value"), "\(position + 1)")
        expectEqual(host.tree.matches { $0.text == "star.fill" }.count, position + 1)
    }

    @Test(arguments: [(-3, 0), (0, 0), (2, 2), (5, 5), (9, 5)])
    func `the shown value is clamped, the bound value kept`(value: Int, filled: Int) {
        let host = ViewHost(rootView: Rated(value: value))
        expectEqual(host.tree.matches { $0.text == "star.fill" }.count, filled)
        expectEqual(host.tree["Rated"]?.value("value"), "\(value)")
        expectEqual("\(host.accessibilityTree)", #"Rating, "\#(filled) of 5", adjustable"#)
        expectIssues(host, [])
    }

    @Test func `an absurd count draws a thousand and raises a runtime issue`() {
        let host = ViewHost(rootView: Rated(value: 2000, count: .max))
        expectEqual(host.tree.all("Image").count, 1000)
        expectIssues(
            host,
            [
                "Rated/Rating: a rating of 9223372036854775807 symbols; 1000 are drawn."
            ])
        expectEqual(host.tree["Rated"]?.value("value"), "2000")
    }

    @Test func `a negative count draws nothing and raises a runtime issue`() {
        let host = ViewHost(rootView: Rated(value: 2, count: -1))
        #expect(host.tree.all("Image").isEmpty)
        expectIssues(host, ["Rated/Rating: a rating of -1 symbols; none are drawn."])
        expectEqual(host.tree["Rated"]?.value("value"), "2")
    }
}

@Suite(.runtimeIssuesFail)
struct RatingStyleTests {
    @Test func `a wrapping style puts its border round each symbol`() {
        struct RedBorderRatingStyle: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Rating(configuration)
                    .padding()
                    .border(.red)
            }
        }
        let host = ViewHost(rootView: Rated(value: 1, count: 2).ratingStyle(RedBorderRatingStyle()))
        expectEqual(
            "\(host.tree)",
            """
            Rated value: 1, count: 2 .ratingStyle(RedBorderRatingStyle)
              Rating value: 1, count: 2 [RedBorderRatingStyle, set on Rated]
                HStack
                  Rating symbol: 0 .padding().border(.red) [StarRatingStyle, by default]
                    Image "star.fill" .onTapGesture()
                  Rating symbol: 1 .padding().border(.red) [StarRatingStyle, by default]
                    Image "star" .onTapGesture()
            """)
    }

    @Test(arguments: ["star", "circle", "heart"])
    func `a system image style draws the image, and its filled form`(name: String) {
        let host = ViewHost(
            rootView: Rated(value: 1, count: 2)
                .ratingStyle(SystemImageRatingStyle(systemImage: name)))
        expectEqual(host.tree.all("Image").map(\.text), ["\(name).fill", name])
        host.tap(.text(name))
        expectEqual(host.tree.all("Image").map(\.text), ["\(name).fill", "\(name).fill"])
    }

    @Test func `static members name the styles`() {
        func images<S: RatingStyle>(_ style: S) -> [String?] {
            ViewHost(rootView: Rated(value: 1, count: 1).ratingStyle(style)).tree
                .all("Image").map(\.text)
        }
        expectEqual(images(.star), ["star.fill"])
        expectEqual(images(.circle), ["circle.fill"])
        expectEqual(images(.automatic), ["star.fill"])
        expectEqual(images(.systemImage("flag")), ["flag.fill"])
    }

    @Test func `automatic goes back to the default inside another style`() {
        let host = ViewHost(
            rootView: VStack {
                Rated(value: 1, count: 1).ratingStyle(.automatic)
                Rated(value: 1, count: 1)
            }
            .ratingStyle(.circle))
        expectEqual(host.tree.all("Image").map(\.text), ["star.fill", "circle.fill"])
    }
}

@Suite(.runtimeIssuesFail)
struct RatingInteractionTests {
    struct Shouting: RatingStyle {
        var shout: () -> Void
        func makeBody(configuration: Configuration) -> some View {
            Text("\(configuration.starIndex)").onTapGesture {
                shout()
                configuration.value = configuration.starIndex + 1
            }
        }
    }

    @Test func `a constant is read-only despite a style's tap gesture`() {
        var shouts = 0
        let host = ViewHost(
            rootView: Rating(value: .constant(1), count: 2)
                .ratingStyle(Shouting { shouts += 1 }))
        expectEqual(host.tap(.text("1")), .refused("read-only"))
        expectEqual(host.adjust(.label("Rating"), .increment), .refused("read-only"))
        expectEqual(shouts, 0)
        #expect("\(host.tree)".contains(#".refusesInteraction("read-only")"#))
        expectEqual("\(host.accessibilityTree)", #"Rating, "1 of 2", read-only"#)
    }

    @Test func `a disabled rating refuses despite a style's tap gesture`() {
        var shouts = 0
        let host = ViewHost(
            rootView: Rated(value: 1, count: 2)
                .ratingStyle(Shouting { shouts += 1 })
                .disabled(true))
        expectEqual(host.tap(.text("1")), .refused("disabled"))
        expectEqual(host.adjust(.label("Rating"), .increment), .refused("disabled"))
        expectEqual(shouts, 0)
        #expect("\(host.tree)".contains(".disabled(true)"))
        expectEqual("\(host.accessibilityTree)", #"Rating, "1 of 2", disabled"#)
        expectEqual(host.tree["Rated"]?.value("value"), "1")
    }

    @Test(arguments: [
        (1, AccessibilityAdjustmentDirection.increment, 2), (3, .increment, 3), (1, .decrement, 0),
        (0, .decrement, 0), (9, .decrement, 2), (9, .increment, 9), (-4, .increment, 1),
        (-4, .decrement, -4),
    ])
    func `an adjustment is one step, within the number of symbols`(
        value: Int, direction: AccessibilityAdjustmentDirection, expected: Int
    ) {
        let host = ViewHost(rootView: Rated(value: value, count: 3))
        expectEqual(host.adjust(.label("Rating"), direction), .done)
        expectEqual(host.tree["Rated"]?.value("value"), "\(expected)")
    }

    @Test func `a rating is one element, however many styles it has`() {
        struct Wrapper: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                Rating(configuration)
                Rating(value: configuration.$value)
                Text("said by the style")
            }
        }
        let host = ViewHost(
            rootView: Rated(value: 1, count: 2).ratingStyle(Wrapper()).ratingStyle(Wrapper()))
        #expect(host.tree.all("Rating").count > 3)
        expectEqual("\(host.accessibilityTree)", #"Rating, "1 of 2", adjustable"#)
    }
}
