import TestViews
import TesseraTesting

/// Code in the documents that must not compile.
@Suite(.runtimeIssuesFail)
nonisolated struct InvalidCodeTests {
    @Test func `invalid code in the proposal gives the message it quotes`() throws {
        let proposal = try Document("Proposal.md")
        let imports = "import Tessera\nimport TesseraControlRating\n"
        let blocks = proposal.invalidBlocks
        #expect(!blocks.isEmpty)
        let code = proposal.blocks(in: "swift") + blocks.map(\.code)
        #expect(
            try Compiler.errors(in: imports + code.joined(separator: "\n")).map(\.message)
                == blocks.map { String($0.message.trimmingPrefix("error: ")) })
    }

    @Test func `a mistake is refused with a message that helps`() throws {
        let mistakes = [
            ("Rating(value: stars)", "use wrapper instead"),
            ("Rating(value: $name)", "requires that 'String' conform to 'RatingValue'"),
            ("Rating(value: $stars, step: 0.5)", "cannot convert value of type 'Double'"),
            ("Rating()", "missing argument"),
            ("Rating(value: $stars).ratingStyle(.bogus)", "has no member 'bogus'"),
            ("Rating(value: $stars).ratingSymbolStyle(.bogus)", "has no member 'bogus'"),
        ]
        let imports = ["import Tessera", "import TesseraControlRating"]
        let code = mistakes.enumerated().map { index, mistake in
            "struct Screen\(index): View { @State var stars = 3; @State var name = \"\"; "
                + "var body: some View { \(mistake.0) } }"
        }
        let errors = try Compiler.errors(in: (imports + code).joined(separator: "\n"))
        for (index, (code, message)) in mistakes.enumerated() {
            let own = errors.filter { $0.line == imports.count + index + 1 }.map(\.message)
            #expect(own.contains { $0.contains(message) }, "\(code): \(own)")
        }
    }

    @Test func `the compiler refuses the original proposal's declarations`() throws {
        let errors = try Compiler.errors(
            in: """
                public import Tessera
                protocol RatingStyle {
                    associatedtype Body: View
                    typealias Configuration = RatingStyleConfiguration
                    @ViewBuilder func makeBody(configuration: Configuration) -> Body
                }
                public struct RatingStyleConfiguration {
                    public var starIndex: Int
                    @Binding public var value: Int { get nonmutating set }
                    public var count: Int
                    public var isFilled: Bool { get }
                }
                extension View {
                    public func ratingStyle<S: RatingStyle>(_ style: S) -> some View { self }
                }
                """)
        #expect(
            Set(errors.map(\.message)) == [
                "expected '{' to start getter definition",
                "property wrapper cannot be applied to a computed property",
                "instance method cannot be declared public because its generic parameter uses an "
                    + "internal type",
            ])
    }
}
