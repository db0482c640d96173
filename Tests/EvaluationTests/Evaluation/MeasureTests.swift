import TesseraTesting

@testable import TesseraEvaluation
import TestViews

@Suite(.runtimeIssuesFail)
struct MeasureTests {
    @Test(arguments: [
        ("", 0, 0), ("// only a comment", 0, 0), ("let a = 1 // one", 1, 4),
        ("Rating(value: $value)", 1, 6), ("\n\n}\n", 1, 1), (#"Text("a b, c")"#, 1, 4),
        (#"Text("\(x ? "on" : "off") now")"#, 1, 4), (#"Text("\"quoted\"")"#, 1, 4),
        ("a ?? b != c", 1, 5), ("@State private var x: [Int?]", 1, 9),
        ("{ $0.isFilled }\n.border(.red)", 2, 11),
    ])
    func `lines, names, texts, operators and marks are counted`(
        source: String, lines: Int, tokens: Int
    ) {
        let scanner = SourceScanner(source)
        expectEqual(scanner.lines, lines)
        expectEqual(scanner.tokens, tokens)
    }

    @Test(arguments: [
        ("a\nb\nc", "a\nb\nc", 0), ("a\nb", "  a\n\n  b", 0), ("a\nb", "a\n// said\nb", 0),
        ("a\nb\nc", "a\nx\nc", 1), ("a\nb\nc", "a\nx\ny\nz\nc", 1), ("a\nb\nc", "x\ny\nz", 3),
        ("a\nb", "a\nx\ny\nb\nz", 2), ("a\nb\nc", "a", 2), ("", "a\nb", 1),
    ])
    func `a place is a removed line or a run of added lines`(
        old: String, new: String, places: Int
    ) {
        expectEqual(Edits.places(from: old, to: new), places)
    }
}
