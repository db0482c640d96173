import Tessera
import TesseraClosureStyleRating
import TesseraTesting
import TestViews

/// A rating that stores its value.
private struct Rated: View {
    @State var value: Int
    var count = 5

    var body: some View {
        Rating("Food", value: $value, in: 0...count)
    }
}

@Suite(.runtimeIssuesFail)
struct ClosureStyleRatingTests {
    private func symbols<Content: View>(_ host: ViewHost<Content>) -> [String] {
        host.tree.all("Image").compactMap(\.text)
    }

    @Test func `a rating is a label and a row of symbols`() {
        let host = ViewHost(rootView: Rated(value: 1, count: 2))
        expectTree(
            host,
            #"""
            Rated value: 1, count: 2
              Rating value: 1, in: 0...2
                RatingContent value: 1, count: 2 .transformEnvironment(\.ratingLayers)
                  LabeledContent [AutomaticLabeledContentStyle, by default]
                    HStack
                      Text "Food"
                      HStack
                        RatingSymbol index: 0, fill: 1
                          RatingSymbol index: 0, fill: 1
                            SystemImageSymbol name: "star", half: "star.leadinghalf.filled", fill: 1
                              Image "star.fill"
                        RatingSymbol index: 1, fill: 0
                          RatingSymbol index: 1, fill: 0
                            SystemImageSymbol name: "star", half: "star.leadinghalf.filled", fill: 0
                              Image "star"
            """#)
        expectEqual("\(host.accessibilityTree)", #"Food, "1 of 2", adjustable"#)
    }

    @Test(arguments: 0..<5) func `a tap on a symbol chooses it`(position: Int) {
        let host = ViewHost(rootView: Rated(value: 2))
        expectEqual(host.tap(.type(Image.self)[position]), .done)
        expectEqual(symbols(host).count { $0 == "star.fill" }, position + 1)
    }

    @Test func `the nearest closure draws, with the next as its content`() {
        let host = ViewHost(
            rootView: Rated(value: 1, count: 1).ratingSymbol { $0.border(.red) }
                .ratingSymbol { Text("\($0.index)") })
        expectEqual(host.tree.all("Text").map(\.text), ["Food", "0"])
        #expect("\(host.tree)".contains(".border(.red)"))
    }

    @Test func `a closure at the control precedes the screen's closure`() {
        let host = ViewHost(
            rootView: Rating(value: .constant(1), in: 0...1) { _ in Text("here") }
                .ratingSymbol { _ in Text("there") })
        expectEqual(host.tree.all("Text").map(\.text), ["here"])
    }

    @Test func `a layout is given the whole, as it is arranged further out`() {
        let host = ViewHost(
            rootView: Rated(value: 1, count: 2).ratingLayout { $0.border(.red) }
                .ratingLayout { rating in VStack { ForEach(rating.symbols) { $0 } } })
        expectEqual(host.tree.all("VStack").first?.children.count, 2)
        expectEqual(host.tree.matches { $0.modifiers.contains { $0.name == "border" } }.count, 1)
        expectEqual("\(host.accessibilityTree)", #"Food, "1 of 2", adjustable"#)
    }

    @Test(arguments: [(-3, 0), (0, 0), (2, 2), (9, 5)])
    func `the shown value is clamped, the bound value kept`(value: Int, filled: Int) {
        let host = ViewHost(rootView: Rated(value: value))
        expectEqual(symbols(host).count { $0 == "star.fill" }, filled)
        expectEqual(host.tree["Rated"]?.value("value"), "\(value)")
    }

    @Test func `a plain value is for reading, with its fraction`() {
        let host = ViewHost(rootView: Rating(value: 2.5, in: 0...3))
        expectEqual(symbols(host), ["star.fill", "star.fill", "star.leadinghalf.filled"])
        expectEqual("\(host.accessibilityTree)", #"Rating, "2.5 of 3", read-only"#)
        expectEqual(host.tap(.type(Image.self)[0]), .refused("read-only"))
    }

    @Test func `nil is no rating, reached by adjusting below one step`() {
        struct Screen: View {
            @State private var value: Int?
            var body: some View { Rating(value: $value, in: 0...2) }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual("\(host.accessibilityTree)", #"Rating, "no rating", adjustable"#)
        host.adjust(.label("Rating"), .increment)
        expectEqual("\(host.accessibilityTree)", #"Rating, "1 of 2", adjustable"#)
        host.adjust(.label("Rating"), .decrement)
        expectEqual("\(host.accessibilityTree)", #"Rating, "no rating", adjustable"#)
    }

    @Test func `bounds without symbols are reported`() {
        expectIssues(["Rated/Rating: a rating in 0...1001; 1000 symbols are drawn."]) {
            let host = ViewHost(rootView: Rated(value: 1, count: 1001))
            expectEqual(symbols(host).count, 1000)
        }
    }

    @Test func `onEditingChanged reports the start and end of choosing`() {
        final class Log { var told: [Bool] = [] }
        struct Screen: View {
            let log: Log
            @State private var value = 1
            var body: some View { Rating(value: $value, onEditingChanged: { log.told.append($0) }) }
        }
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log))
        host.press(.type(Image.self)[3])
        expectEqual(log.told, [true])
        host.release(.type(Image.self)[3])
        host.adjust(.label("Rating"), .decrement)
        expectEqual(log.told, [true, false, true, false])
    }

    @Test func `a finger slides, a pointer previews, keys choose`() throws {
        let host = ViewHost(rootView: Rated(value: 1))
        func point(_ position: Int) throws -> CGPoint {
            let frame = try #require(host.frame(of: .type(Image.self)[position]))
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        func filled() -> Int { symbols(host).count { $0 == "star.fill" } }
        try host.press(at: point(0))
        try host.move(to: point(3))
        expectEqual(filled(), 4)
        expectEqual("\(host.accessibilityTree)", #"Food, "1 of 5", adjustable"#)
        host.cancel()
        expectEqual(filled(), 1)
        try host.hover(at: point(2))
        expectEqual(filled(), 3)
        host.hover(at: nil)
        try host.drag(along: [point(0), point(1)])
        expectEqual(filled(), 2)
        host.focus(.type("Rating"))
        for (key, value) in [(KeyEquivalent.rightArrow, 3), ("5", 5), (.delete, 0), (.end, 5)] {
            host.press(key: key)
            expectEqual(filled(), value)
        }
    }

    @Test func `a label view and a localized value are announced`() {
        struct Screen: View {
            @State private var value = 2
            var body: some View {
                Rating(value: $value) { VStack { Text("Cuisine") } }
                    .environment(\.locale, Locale(identifier: "fr"))
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual("\(host.accessibilityTree)", #"Cuisine, "2 sur 5", adjustable"#)
    }

    @Test(arguments: [false, true])
    func `a closure that disables the symbols disables the rating`(isLayout: Bool) {
        let owner = Rated(value: 3)
        let host = ViewHost(
            rootView: isLayout
                ? AnyView(owner.ratingLayout { $0.disabled(true) })
                : AnyView(owner.ratingSymbol { $0.disabled(true) }))
        expectEqual(host.tap(.type(Image.self)[0]), .refused("disabled"))
        expectEqual(host.adjust(.type("Rating"), .increment), .refused("disabled"))
        #expect("\(host.accessibilityTree)".contains("disabled"))
    }
}
