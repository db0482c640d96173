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

    @Test func `the second comparison and its proposal print as expected`() throws {
        let evaluation = StepperStyles.evaluation
        try expectOutput(of: "StepperStyles", evaluation.output(for: []))
        let markdown = try evaluation.output(for: ["--format", "markdown"])
        #expect(try block() == "\n\(markdown)\n")
    }

    @Test func `each sentence of it is supported, and every impostor fails`() throws {
        let card = try StepperStyles.evaluation.scorecard()
        for group in StepperStyles.evaluation.findings {
            for finding in group.sentences {
                #expect(finding.isSupported(by: card), "\(finding.sentence)")
            }
        }
        for row in card.rows { #expect(row.isScreened, "\(row.name): \(row.undetected)") }
    }
}
