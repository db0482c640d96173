import TestViews
import TesseraTesting

// The compiler's message for a statement that a builder cannot take.

@Suite(.runtimeIssuesFail)
nonisolated struct CompilerMessageTests {
    @Test func `a builder refuses a bad statement with a sentence`() throws {
        let source = """
            import TesseraCore
            struct Leaf: PrimitiveView {}
            struct Screen: View {
                var body: some View {
                    Leaf()
                    Leaf()
                }
            }
            struct Number: View {
                var body: some View {
                    Leaf()
                    3
                }
            }
            struct Loop: View {
                var body: some View {
                    Leaf()
                    for _ in 0..<3 { Leaf() }
                }
            }
            """
        expectEqual(
            try Compiler.errors(in: source).map(\.message),
            [
                "'buildExpression' is unavailable: this expression is not a View",
                "'buildArray' is unavailable: a loop gives its views no identity: use ForEach",
            ])
    }

    @Test func `a style without makeBody is refused with advice`() throws {
        let source = """
            import TesseraCore
            struct Leaf: PrimitiveView {}
            protocol LevelStyle: ControlStyle where StyleConfiguration == Int {}
            struct Empty: LevelStyle {}
            struct Misspelt: LevelStyle {
                func makeBoddy(configuration: Int) -> some View { Leaf() }
            }
            struct Viewlike: LevelStyle {
                var body: some View { Leaf() }
            }
            """
        let expected = ["Empty", "Misspelt", "Viewlike"].flatMap { name in
            [
                "type '\(name)' does not conform to protocol 'ControlStyle'",
                "unavailable instance method 'makeBody(configuration:)' was used to satisfy a "
                    + "requirement of protocol 'ControlStyle': a style needs "
                    + "'func makeBody(configuration: Configuration) -> some View'",
            ]
        }
        expectEqual(try Compiler.errors(in: source).map(\.message), expected)
    }
}
