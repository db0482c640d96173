import Tessera
import TesseraPrograms
import TesseraTesting

@testable import TesseraEvaluation
import TestViews

@Suite(.runtimeIssuesFail)
struct ReportTests {
    private let lamps = evaluation(
        .lamp([.lamp(.words), .lamp(.marks, "broken", limit: "It is broken.", isDead: true)]),
        .lamp([.lamp(.words, loss: "It is ugly.")], name: "row"))

    @Test func `columns are as wide as in a terminal`() {
        expectEqual(Page.table([["星", "b"], ["a", "c"]]), "星  b\na   c")
    }

    @Test func `the counts precede the tasks and the designs`() throws {
        let report = lamps.report(on: try lamps.scorecard())
        expectEqual(
            report.sections.map(\.title),
            [
                "The count", "The shortest programs",
                "For and against each design (in brackets: by how much)",
                "Whether words is ahead (no count worse, one better), and what would change it",
                "The designs, by one task",
                "Is it done?", "The tasks",
                "Partly done, or not done", "Code of a user",
                "Costs of running", "How it was screened", "Not measured",
            ])
    }

    @Test func `the first line is printed before any task runs`() throws {
        var events: [String] = []
        let rest = try lamps.output(for: [], on: .standard) {
            events.append($0)
        } run: { part in
            events.append("\(part.probes.count) tasks")
            return try lamps.scorecard(of: part)
        }
        expectEqual(events, ["Two designs of a lamp\n", "2 tasks"])
        #expect(!rest.contains("Two designs of a lamp"))
    }

    @Test func `types declared outside the code are named`() throws {
        #expect(
            try lamps.output(for: ["light"]).contains("Declared elsewhere and not counted: Lamp."))
    }

    @Test func `names are text on a page, never markup`() throws {
        let module = "<script>alert(1)</script>"
        let design = Design("words", "a lamp", "It says.", module: module, vocabulary: ["Lamp"])
        let evil = evaluation(
            .lamp([.lamp(design)], name: "a \"b\" \u{1B}[31m"), designs: [design])
        let page = evil.page(of: try evil.scorecard())
        #expect(!page.contains("<script>"))
        #expect(page.contains("import &lt;script&gt;"))
        #expect(page.contains("id=\"a--b----31m\""))
        #expect(page.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    }

    @Test func `a miss is named with its reason`() throws {
        let text = try lamps.output(for: ["--all"])
        #expect(text.contains("light, marks: broken. It is broken. Not met: a tap switches it on."))
    }

    @Test func `a probe shows code, tree and outcome of each attempt`() throws {
        let text = try lamps.output(for: ["light"])
        #expect(text.hasPrefix("── light ─"))
        #expect(text.contains("marks: a lamp in marks, broken"))
        #expect(text.contains("private struct Screen: View {"))
        #expect(text.contains("Lamp isDead: true, sticks: false, isOn: false"))
        #expect(text.contains("NO: a tap switches it on"))
    }

    @Test(arguments: [["--all", "--format", "markdown"], ["light", "--format", "markdown"]])
    func `markdown has headings and code`(arguments: [String]) throws {
        let text = try lamps.output(for: arguments)
        #expect(text.contains("```swift\n"))
        #expect(text.contains("## "))
    }

    @Test func `the command lists its probes`() throws {
        expectEqual(
            try lamps.output(for: ["--list"]), "light  Switch a lamp.\nrow    Switch a lamp.")
        #expect(throws: (any Error).self) { try lamps.output(for: ["ligth"]) }
    }

    @Test func `an unknown task is an error with a suggestion`() throws {
        func evaluation(comparing name: String) -> Evaluation {
            Evaluation(
                "Lamps", "Lamps", designs: [.words, .marks], groups: [ProbeGroup("all", [.lamp()])],
                comparisons: [Comparison("Light", .words, against: .marks, in: [name])])
        }
        #expect {
            try evaluation(comparing: "ligth").output(for: [])
        } throws: { "\($0)".contains("light") }
        #expect(try evaluation(comparing: "light").output(for: []).contains("Light: alone does 1"))
        let other = EvaluationTests.evaluation(.lamp(name: "other"))
        #expect(throws: (any Error).self) { try other.output(for: []) }
    }

    @Test(arguments: [
        ("0...5", 1), ("3.5", 1), ("-3.5", 2), ("0..<10", 1), ("a[0].b", 6), ("1, 2", 3),
        ("0...count", 3), ("1..<count", 3), (".init", 2),
    ])
    func `a number is a token, and so is a range of numbers`(code: String, tokens: Int) {
        expectEqual(SourceScanner(code).tokens, tokens)
    }

    @Test func `a design's names are counted where its code uses them`() throws {
        let card = try lamps.scorecard()
        expectEqual(card["light"]?[.words][.names], 1)
        // The report does not mention earlier values.
        #expect(card["light"]?[.words][.places] == nil)
    }
}
