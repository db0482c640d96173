import Tessera
import TesseraControlRating
import TesseraTesting
import Testing

// The Swift blocks of Proposal.md, word for word: `DocumentTests` compares them.

// region: form
struct FeedbackForm: View {
    @State private var service = 3
    @State private var food = 3.5
    @State private var again: Int?

    var body: some View {
        VStack {
            Rating("Service", value: $service)
            Rating("Food", value: $food, step: 0.5)
            Rating("Would come again", value: $again, in: 0...3)
        }
    }
}
// endregion

// region: hearts
struct HeartyForm: View {
    var body: some View {
        FeedbackForm()
            .ratingStyle(.systemImage("heart"))
    }
}
// endregion

// region: numbers
struct NumberRatingSymbolStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.index + 1)")
            .foregroundStyle(configuration.isFilled ? .yellow : .secondary)
    }
}
// endregion

// region: border
struct BorderedRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .padding()
            .border(.red)
    }
}
// endregion

// region: double-tap
struct DoubleTapRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(configuration.symbols) { symbol in
                RatingSymbol(symbol.configuration)
                    .onTapGesture(count: 2) { symbol.configuration.select() }
            }
        }
    }
}
// endregion

// region: summary
struct Summary: View {
    var average: Double

    var body: some View {
        Rating("Average", value: average)
    }
}
// endregion

@MainActor
@Suite(.runtimeIssuesFail)
struct ProposalTests {
    @Test func `a form of three ratings is three labelled elements`() {
        #expect(
            "\(ViewHost(rootView: FeedbackForm()).accessibilityTree)" == """
                Service, "3 of 5", adjustable
                Food, "3.5 of 5", adjustable
                Would come again, "no rating", adjustable, action "Clear rating"
                """)
    }

    @Test func `one modifier restyles the symbols of a whole form`() {
        let host = ViewHost(rootView: HeartyForm())
        let images = host.tree.all("Image").compactMap(\.text)
        #expect(images.count == 14)
        #expect(images.allSatisfy { $0.hasPrefix("heart") })
    }

    @Test func `a symbol style draws, and the control still chooses`() {
        let host = ViewHost(
            rootView: FeedbackForm().ratingStyle(NumberRatingSymbolStyle()))
        host.tap(.text("5")[0])
        #expect("\(host.accessibilityTree)".hasPrefix(#"Service, "5 of 5""#))
    }

    @Test func `the border goes round the rating, in the next style outwards`() {
        let host = ViewHost(
            rootView: Summary(average: 3.7).ratingStyle(BorderedRatingStyle()))
        let bordered = host.tree.matches { element in
            element.modifiers.contains { $0.name == "border" }
        }
        #expect(bordered.map(\.path) == ["Summary/Rating/Rating"])
        #expect("\(host.accessibilityTree)" == #"Average, "3.7 of 5", read-only"#)
    }

    @Test func `a double tap chooses where a style asks for one, and a tap does not`() {
        let host = ViewHost(
            rootView: FeedbackForm().ratingStyle(DoubleTapRatingStyle()))
        #expect(host.tap(.type(Image.self)[4]) != .done)
        #expect(host.tap(.type(Image.self)[4], count: 2) == .done)
        #expect("\(host.accessibilityTree)".hasPrefix(#"Service, "5 of 5""#))
    }

    @Test func `each declaration that the proposal shows is in the module`() throws {
        let source = try Document.sources(in: ["Sources/TesseraControlRating"])
            .map(\.text).joined().filter { !$0.isWhitespace }
        let blocks = try Document("Proposal.md").blocks(in: "").filter { $0.contains("public ") }
        let declarations = blocks.flatMap { $0.components(separatedBy: "\n\n") }
        #expect(declarations.count == 10)
        for declaration in declarations {
            #expect(source.contains(declaration.filter { !$0.isWhitespace }), "\(declaration)")
        }
    }
}
