import Foundation
import TesseraTesting

@testable import Rings
@testable import TesseraEvaluation

/// Tests of the trial in the template.
@Suite(.runtimeIssuesFail)
struct RingTests {
    @Test func `a style reaches all rings of a screen`() throws {
        let card = try Compare.evaluation.scorecard()
        #expect(card.rows.map { $0.cells.map(\.mark) } == [["yes", "yes"], ["yes", "–"]])
        #expect(card.rows.flatMap(\.undetected).isEmpty)
    }

    @Test func `a trial takes at most 65 lines of code`() throws {
        let file = Package.url(of: "Examples/Template/Control/Sources/Compare/Compare.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(SourceScanner(source).lines <= 65)
    }
}
