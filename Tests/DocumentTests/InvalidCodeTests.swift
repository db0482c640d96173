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
        expectEqual(
            try Compiler.errors(in: imports + code.joined(separator: "\n")).map(\.message),
            blocks.map { String($0.message.trimmingPrefix("error: ")) })
    }

    /// A statement of a screen, with the first line of the compiler's message.
    private static let mistakes = [
        (
            #"Rating(value: stars)"#,
            #"cannot convert value 'stars' of type 'Int' to expected type 'Binding<Int>', use wrapper instead"#
        ),
        (
            #"Rating(value: 3)"#,
            #"cannot convert value of type 'Int' to expected argument type 'Binding<V>'"#
        ),
        (
            #"Rating(stars)"#,
            #"'init(_:)' is unavailable: write 'Rating(value: $stars)' to choose, or 'Rating(displaying: stars)' to show"#
        ),
        (
            #"Rating($stars)"#,
            #"'init(_:)' is unavailable: write 'Rating(value: $stars)'"#
        ),
        (
            #"Rating("Food")"#,
            #"'init(_:)' is unavailable: a rating needs a value: write 'value: $stars' or 'displaying: stars' after the title"#
        ),
        (
            #"Rating("Food", $stars)"#,
            #"missing argument label 'value:' in call"#
        ),
        (
            #"Rating()"#,
            #"missing argument for parameter #1 in call"#
        ),
        (
            #"Rating(rating: $stars)"#,
            #"extraneous argument label 'rating:' in call"#
        ),
        (
            #"Rating(value: $name)"#,
            #"initializer 'init(value:in:step:count:onEditingChanged:)' requires that 'String' conform to 'RatingValue'"#
        ),
        (
            #"Rating(value: $done)"#,
            #"initializer 'init(value:in:step:count:onEditingChanged:)' requires that 'Bool' conform to 'RatingValue'"#
        ),
        (
            #"Rating(displaying: $stars)"#,
            #"initializer 'init(displaying:in:count:)' requires that 'Binding<Int>' conform to 'RatingValue'"#
        ),
        (
            #"Rating(displaying: name)"#,
            #"argument type 'String' does not conform to expected type 'RatingValue'"#
        ),
        (
            #"Rating(value: $stars, step: 0.5)"#,
            #"cannot convert value of type 'Double' to expected argument type 'Int'"#
        ),
        (
            #"Rating(value: $food, step: "a")"#,
            #"cannot convert value of type 'String' to expected argument type 'Double'"#
        ),
        (
            #"Rating(value: $stars, in: 0..<5)"#,
            #"cannot convert value of type 'Range<Int>' to expected argument type 'ClosedRange<Int>'"#
        ),
        (
            #"Rating(value: $stars, in: 1...4.5)"#,
            #"cannot convert value of type 'Double' to expected argument type 'Int'"#
        ),
        (
            #"Rating(value: $stars, count: 2.5)"#,
            #"cannot convert value of type 'Double' to expected argument type 'Int'"#
        ),
        (
            #"Rating(value: $stars, max: 5)"#,
            #"extra argument 'max' in call"#
        ),
        (
            #"Rating(value: $stars, spacing: 5)"#,
            #"'init(value:spacing:count:)' is unavailable: the spacing belongs to the style: write '.ratingStyle(.row(spacing: 5))'"#
        ),
        (
            #"Rating("Food", value: $stars, style: .circle)"#,
            #"extra argument 'style' in call"#
        ),
        (
            #"Rating("Food", value: $stars) { Text("Food") }"#,
            #"'init(_:value:label:)' is unavailable: the title is the label: leave out one of them"#
        ),
        (
            #"Rating(value: $stars).ratingStyle(.bogus)"#,
            #"type 'RatingStyle' has no member 'bogus'"#
        ),
        (
            #"Rating(value: $stars).ratingStyle(.star)"#,
            #"type 'RatingStyle' has no member 'star'"#
        ),
        (
            #"Rating(value: $stars).ratingStyle(.circle)"#,
            #"'circle' is unavailable: a circle is the look of a symbol: write '.ratingSymbolStyle(.systemImage("circle"))'"#
        ),
        (
            #"Rating(value: $stars).ratingSymbolStyle(.bogus)"#,
            #"type 'RatingSymbolStyle' has no member 'bogus'"#
        ),
        (
            #"Rating(value: $stars).ratingSymbolStyle(.row)"#,
            #"type 'RatingSymbolStyle' has no member 'row'"#
        ),
        (
            #"Rating(value: $stars).ratingSymbolStyle("heart")"#,
            #"instance method 'ratingSymbolStyle' requires that 'String' conform to 'RatingSymbolStyle'"#
        ),
        (
            #"Rating(value: $stars).ratingSymbol { $0.isChosen ? Text("a") : Text("b") }"#,
            #"value of type 'RatingSymbol' has no member 'isChosen'"#
        ),
        (
            #"Rating(value: $stars).ratingSymbol { Text("a") }"#,
            #"contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"#
        ),
        (
            #"Rating(value: $stars).ratingContent { VStack { Text("a") } }"#,
            #"contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"#
        ),
        (
            #"Rating(displaying: nil)"#,
            #"'init(displaying:)' is unavailable: write 'Rating(displaying: Int?.none)' to show no rating"#
        ),
        (
            #"Rating(value: $stars).ratingContent { rating in ForEach(rating) { $0 } }"#,
            #"generic struct 'ForEach' requires that 'RatingStyleConfiguration' conform to 'RandomAccessCollection'"#
        ),
        (
            #"Rating(value: $stars).ratingSymbolStyle(SystemImageRatingStyle(systemImage: "heart"))"#,
            #"'SystemImageRatingStyle' has been renamed to 'SystemImageRatingSymbolStyle'"#
        ),
    ]

    @Test func `a mistake is refused with a message that helps`() throws {
        let imports = ["import Tessera", "import TesseraControlRating"]
        let state =
            "@State var stars = 3; @State var food = 2.5; @State var name = \"\"; "
            + "@State var done = false"
        let code = Self.mistakes.enumerated().map { index, mistake in
            "struct Screen\(index): View { \(state); var body: some View { \(mistake.0) } }"
        }
        let errors = try Compiler.errors(in: (imports + code).joined(separator: "\n"))
        for (index, (code, message)) in Self.mistakes.enumerated() {
            let own = errors.filter { $0.line == imports.count + index + 1 }.map(\.message)
            #expect(own.first == message, "\(code)")
        }
    }

    @Test(arguments: ["RatingStyle", "RatingSymbolStyle"])
    func `a misspelt makeBody names the style`(style: String) throws {
        let errors = try Compiler.errors(
            in: """
                import Tessera
                import TesseraControlRating
                struct Small: \(style) {
                    func makebody(configuration: Configuration) -> some View { Text("") }
                }
                """)
        expectEqual(
            errors.prefix(2).map(\.message),
            [
                "type 'Small' does not conform to protocol '\(style)'",
                "unavailable instance method 'makeBody(configuration:)' was used to satisfy a "
                    + "requirement of protocol '\(style)': a \(style) needs "
                    + "'func makeBody(configuration: Configuration) -> some View'",
            ])
    }

    @Test func `a line of the original proposal works or names a new one`() throws {
        // The code of its page that uses the API, line by line.
        let source = """
            import Tessera
            import TesseraControlRating
            struct First: View {
                @State var value: Int = 3

                var body: some View {
                    Rating(value: $value)
                }
            }
            struct Second: View {
                var body: some View {
                    Rating(value: .constant(3), spacing: 5, count: 10)
                }
            }
            struct CircleRatingStyle: RatingStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Image(systemName: configuration.isFilled ? "circle.fill" : "circle")
                        .onTapGesture {
                            configuration.value = configuration.starIndex + 1
                        }
                }
            }
            struct Third: View {
                @State var value: Int = 3

                var body: some View {
                    Rating(value: $value)
                        .ratingStyle(CircleRatingSyle())
                }
            }
            struct Fourth: View {
                var body: some View {
                    VStack {
                        Rating(value: .constant(1))
                        Rating(value: .constant(2))
                        Rating(value: .constant(3))
                    }
                    .ratingStyle(.circle)
                }
            }
            struct RedBorderRatingStyle: RatingStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Rating(configuration)
                        .padding()
                        .border(.red)
                }
            }
            struct Fifth: View {
                @State var value: Int = 3

                var body: some View {
                    Rating(value: $value) { isFilled in
                        Image(systemName: isFilled ? "circle.fill" : "circle")
                    }
                }
            }
            let style = SystemImageRatingStyle(systemImage: "heart")
            """
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let told = try Compiler.errors(in: source).sorted { $0.line < $1.line }.map { error in
            "\(lines[error.line - 1].drop(while: \.isWhitespace)): \(error.message)"
        }
        expectEqual(
            told,
            [
                "Rating(value: .constant(3), spacing: 5, count: 10): 'init(value:spacing:count:)' is "
                    + "unavailable: the spacing belongs to the style: write "
                    + "'.ratingStyle(.row(spacing: 5))'",
                #"Image(systemName: configuration.isFilled ? "circle.fill" : "circle"): "#
                    + "'isFilled' is unavailable: a RatingStyle arranges all symbols: draw one in a "
                    + "RatingSymbolStyle, by 'isFilled'",
                "configuration.value = configuration.starIndex + 1: 'starIndex' is unavailable: a "
                    + "RatingStyle arranges all symbols: draw one in a RatingSymbolStyle, by its "
                    + "'index'",
                ".ratingStyle(CircleRatingSyle()): cannot find 'CircleRatingSyle' in scope",
                ".ratingStyle(.circle): 'circle' is unavailable: a circle is the look of a symbol: "
                    + "write '.ratingSymbolStyle(.systemImage(\"circle\"))'",
                #"let style = SystemImageRatingStyle(systemImage: "heart"): "#
                    + "'SystemImageRatingStyle' has been renamed to 'SystemImageRatingSymbolStyle'",
            ])
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
        expectEqual(
            Set(errors.map(\.message)),
            [
                "expected '{' to start getter definition",
                "property wrapper cannot be applied to a computed property",
                "instance method cannot be declared public because its generic parameter uses an "
                    + "internal type",
            ])
    }
}
