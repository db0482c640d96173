import TesseraTesting

@testable import TesseraEvaluation

/// The trial of the article "A first trial".
@Suite(.runtimeIssuesFail)
struct FirstTrialTests {
    @Test func `the first trial prints the results of its article`() throws {
        let card = try trial.scorecard()
        #expect(
            try trial.output(for: [], on: .standard) { _ in card }.contains(
                """
                - A style reaches a screen that we cannot edit.
                """))
        #expect(
            card.rows.map { $0.cells.map(\.mark) } == [
                ["yes", "yes"], ["yes", "yes"], ["yes", "0 of 1"],
            ])
        #expect(card.fates == ["beside": ["style": .silent, "closure": .impossible]])
        #expect(card.rows.flatMap(\.undetected).isEmpty)
    }
}
