import Foundation
import TesseraTesting

@testable import SampleCompare
@testable import TesseraEvaluation
import TestViews

/// Tests of the trial in the template of a control.
@Suite(.runtimeIssuesFail)
struct TemplateTests {
    @Test func `the trial of the template counts its tasks`() throws {
        let card = try Compare.evaluation.scorecard()
        expectEqual(card.rows.map { $0.cells.map(\.mark) }, [["yes", "yes"], ["yes", "3 of 4"]])
        #expect(card.rows.flatMap(\.undetected).isEmpty)
        let text = try Compare.evaluation.output(for: [], on: .standard) { _ in card }
        #expect(text.contains("tasks done, of 2"))
        #expect(text.contains("- ahead of closure"))
    }

    @Test func `a trial takes at most 65 lines of code`() throws {
        let file = Package.url(of: "Examples/Template/Control/Sources/Compare/Compare.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(SourceScanner(source).lines <= 65)
    }
}
