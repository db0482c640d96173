import Foundation
import TesseraTesting

@testable import StepperStyles
@testable import TesseraEvaluation

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
        #expect(try block() == "\n\(output(["--format", "markdown"]))\n")
    }

    @Test func `each sentence of it is supported, and every impostor fails`() throws {
        let card = try Self.run.get()
        for group in StepperStyles.evaluation.findings {
            for finding in group.sentences {
                #expect(finding.isSupported(by: card), "\(finding.sentence)")
            }
        }
        for row in card.rows { #expect(row.isScreened, "\(row.name): \(row.undetected)") }
    }
}
