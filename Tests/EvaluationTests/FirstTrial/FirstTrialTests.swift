import Foundation
import TesseraLaws
import TesseraTesting

@testable import TesseraEvaluation

/// The trial of the article "A first trial".
@Suite(.runtimeIssuesFail)
struct FirstTrialTests {
    @Test func `the first trial prints the results of its article`() throws {
        let card = try trial.scorecard()
        let text = try trial.output(for: [], on: .standard) { _ in card }
        #expect(try Article.output == text, "\(text)")
        #expect(card.rows.map { $0.cells.map(\.mark) } == [["yes", "yes"], ["yes", "2 of 3"]])
        #expect(card.fates == ["beside": ["style": .silent, "closure": .impossible]])
        #expect(card.rows.flatMap(\.undetected).isEmpty)
    }

    @Test func `the laws find what the tasks do not ask`() {
        let broken = verdicts(of: .style).filter(\.isBroken).map(\.law)
        #expect(broken.contains(.touched))
    }
}

/// The output that the article quotes.
private enum Article {
    static var output: String? {
        get throws {
            let file = Package.url(
                of: "Sources/TesseraEvaluation/TesseraEvaluation.docc/FirstTrial.md")
            return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
                .last { $0.contains("── The count") }?.trimmingCharacters(in: .newlines)
        }
    }
}
