@testable import Figures
import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ProposalTests {
    private struct Owner<Content: View>: View {
        @State private var stars = 3
        let content: (Binding<Int>) -> Content

        var body: some View { content($stars) }
    }

    @Test func `announcements in the proposal are those of the control`()
        throws
    {
        let text = try Document("Proposal.md").text
        let byHand = ViewHost(rootView: Owner { HandmadeRating(stars: $0) })
        let moved = ViewHost(rootView: Owner { MovedRating(stars: $0) })
        for tree in [byHand.accessibilityTree, moved.accessibilityTree] {
            #expect(text.contains("```\n\(tree)\n```"), "\(tree)")
        }
        expectEqual(moved.tap(.type(Image.self)[4]), .done)
        #expect("\(moved.accessibilityTree)".contains("5 of 5"))
    }

    @Test func `a custom type is rated by its number`() {
        let host = ViewHost(rootView: Diary())
        expectEqual(host.tap(.type(Image.self)[2]), .done)
        expectEqual(host.tree["Diary"]?.value("mood"), "good")
        host.adjust(.label("Mood"), .decrement)
        host.adjust(.label("Mood"), .decrement)
        host.adjust(.label("Mood"), .decrement)
        expectEqual(host.tree["Diary"]?.value("mood"), "bad")
    }

    @Test func `a style may show the chosen symbol alone`() {
        let host = ViewHost(rootView: Diary().ratingStyle(HighlightRatingStyle()))
        let symbols = host.tree.all("RatingSymbol").map { "\($0.modifiers)" }
        // Each symbol is inside a view that the control places.
        expectEqual(symbols.map { $0.contains("0.3") }, [false, true, false, false, false, true])
    }

    @Test func `a program reads the value under the finger`() {
        let host = ViewHost(rootView: WordedRating())
        host.press(.type(Image.self)[4])
        #expect(host.tree.first(text: "superb") != nil)
        host.release(.type(Image.self)[4], inside: false)
        #expect(host.tree.first(text: "good") != nil)
    }

    @Test func `the proposal accounts for each public name of the module`() throws {
        let source = try Document.sources(in: ["Sources/TesseraControlRating"])
            .filter { $0.name != "RefusedNames.swift" }.map(\.text).joined()
        let declaration =
            /public (?:static |nonisolated )*(?:struct|protocol|class|func|var|let) (\w+)/
        let names = Set(source.matches(of: declaration).map { String($0.1) })
        let text = try Document("Proposal.md").text
        let start = try #require(text.firstRange(of: "### The names")).upperBound
        let section = text[start...].prefix(4000).components(separatedBy: "\n### ")[0]
        let counted = section.matches(of: /`(\w+)/).map { String($0.1) }
        // Requirements of the toolkit, the types of provided styles, and the numbers of a program's
        // own type of values.
        let others: Set = [
            "RatingStyleConfiguration", "RowRatingStyle", "SystemImageRatingSymbolStyle", "Label",
            "content", "makeBody", "describe", "body", "id", "configuration", "defaultStyle",
            "slideIndex", "setsEnvironment", "sharesEnvironment", "setEnvironment", "ratingNumber",
            "ratingNumbers",
            "ratingBounds", "hasNoRating",
        ]
        expectEqual(names.subtracting(counted).subtracting(others), [])
    }

    @Test func `a style can require a double tap to choose`() {
        let host = ViewHost(
            rootView: FeedbackForm().ratingStyle(DoubleTapRatingStyle()))
        #expect(host.tap(.type(Image.self)[4]) != .done)
        expectEqual(host.tap(.type(Image.self)[4], count: 2), .done)
        #expect("\(host.accessibilityTree)".hasPrefix(#"Service, "5 of 5""#))
    }

    @Test func `each declaration that the proposal shows is in the module`() throws {
        let source = try Document.sources(in: ["Sources/TesseraControlRating"])
            .map(\.text).joined().filter { !$0.isWhitespace }
        let blocks = try Document("Proposal.md").blocks(in: "").filter { $0.contains("public ") }
        let declarations = blocks.flatMap { $0.components(separatedBy: "\n\n") }
        expectEqual(declarations.count, 16)
        for declaration in declarations {
            #expect(source.contains(declaration.filter { !$0.isWhitespace }), "\(declaration)")
        }
    }
}
