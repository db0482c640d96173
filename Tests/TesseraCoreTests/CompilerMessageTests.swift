import TestViews
import TesseraTesting

// What the compiler says of a statement that a builder cannot take.

@Suite(.runtimeIssuesFail)
nonisolated struct CompilerMessageTests {
    @Test(arguments: [
        ("Leaf()", []),
        ("3", ["'buildExpression' is unavailable: this expression is not a View"]),
        (
            "for _ in 0..<3 { Leaf() }",
            ["'buildArray' is unavailable: a loop gives its views no identity: use ForEach"]
        ),
    ])
    func `a builder refuses a bad statement with a sentence`(
        statements: String, expected: [String]
    ) throws {
        let source = """
            import TesseraCore
            struct Leaf: PrimitiveView {}
            struct Screen: View {
                var body: some View {
                    Leaf()
                    \(statements)
                }
            }
            """
        #expect(try Compiler.errors(in: source) == expected)
    }

    @Test(arguments: [
        "", "func makeBoddy(configuration: Int) -> some View { Leaf() }",
        "var body: some View { Leaf() }",
    ])
    func `a style without makeBody is refused with advice`(member: String) throws {
        let source = """
            import TesseraCore
            struct Leaf: PrimitiveView {}
            protocol LevelStyle: ControlStyle where StyleConfiguration == Int {}
            struct Plain: LevelStyle {
                \(member)
            }
            """
        #expect(
            try Compiler.errors(in: source) == [
                "type 'Plain' does not conform to protocol 'ControlStyle'",
                "unavailable instance method 'makeBody(configuration:)' was used to satisfy a "
                    + "requirement of protocol 'ControlStyle': a style needs "
                    + "'func makeBody(configuration: Configuration) -> some View'",
            ])
    }
}
