import Foundation
import TesseraTesting

@testable import StepperStyles
@testable import TesseraEvaluation
import TestViews

@Suite(.runtimeIssuesFail)
struct StepperStylesTests {
    private func block() throws -> String? {
        let file = Package.url(of: "Examples/StepperStyles/Proposal.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.components(separatedBy: "<!-- scorecard:begin -->").last?
            .components(separatedBy: "<!-- scorecard:end -->").first
    }

    /// The results, computed once for all tests.
    private static let run = Swift.Result { try StepperStyles.evaluation.scorecard() }

    @Test func `the second comparison and its proposal print as expected`() throws {
        func output(_ arguments: [String]) throws -> String {
            try StepperStyles.evaluation.output(for: arguments, on: .standard) { _ in
                try Self.run.get()
            }
        }
        try expectOutput(of: "StepperStyles", output([]))
        expectEqual(try block(), "\n\(try output(["--format", "markdown"]))\n")
    }

    @Test func `its document has its counts, and every impostor fails`() throws {
        let card = try Self.run.get()
        expectEqual(try StepperStyles.evaluation.misquoted(card), [])
        for row in card.rows { #expect(row.isScreened, "\(row.name): \(row.undetected)") }
        #expect(card.rows.allSatisfy { $0.generated >= 5 })
    }

    /// Every attack on every attempt that does its task.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["TESSERA_DEEP"] != nil))
    func `every spoiled stepper of every design fails`() throws {
        let evaluation = StepperStyles.evaluation
        for row in try evaluation.scorecard(of: evaluation.all(isDeep: true)).rows {
            #expect(row.undetected == [], "\(row.name)")
        }
    }
}
