import TestViews
import TesseraTesting

/// Code that a document shows because it does not compile.
@Suite(.runtimeIssuesFail)
nonisolated struct InvalidCodeTests {
    @Test func `invalid code in the proposal gives the message it quotes`() throws {
        let proposal = try Document("Proposal.md")
        let imports = "import Tessera\nimport TesseraControlRating\n"
        let valid = proposal.blocks(in: "swift").joined(separator: "\n")
        #expect(try Compiler.errors(in: imports + valid) == [])
        let blocks = proposal.invalidBlocks
        #expect(!blocks.isEmpty)
        for block in blocks {
            let errors = try Compiler.errors(in: imports + valid + "\n" + block.code)
            #expect(errors == [String(block.message.trimmingPrefix("error: "))])
        }
    }

    @Test(arguments: [
        ("Rating(value: stars)", "use wrapper instead"),
        ("Rating(value: $name)", "requires that 'String' conform to 'RatingValue'"),
        ("Rating(value: $stars, step: 0.5)", "cannot convert value of type 'Double'"),
        ("Rating()", "missing argument"),
        ("Rating(value: $stars).ratingStyle(.bogus)", "has no member 'bogus'"),
        ("Rating(value: $stars).ratingSymbolStyle(.bogus)", "has no member 'bogus'"),
    ])
    func `a mistake is refused with a message that helps`(code: String, message: String) throws {
        let errors = try Compiler.errors(
            in: """
                import Tessera
                import TesseraControlRating
                struct Screen: View {
                    @State private var stars = 3
                    @State private var name = ""
                    var body: some View { \(code) }
                }
                """)
        #expect(errors.contains { $0.contains(message) }, "\(errors)")
    }

    @Test func `the compiler refuses the previous proposal's declarations`() throws {
        let errors = try Compiler.errors(
            in: """
                import Tessera
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
            Set(errors) == [
                "expected '{' to start getter definition",
                "property wrapper cannot be applied to a computed property",
                "instance method cannot be declared public because its generic parameter uses an "
                    + "internal type",
            ])
    }
}
