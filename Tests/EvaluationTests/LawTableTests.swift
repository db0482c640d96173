import Tessera
import TestViews
import TesseraEvaluation
import TesseraLaws
import TesseraTesting

@testable import Compare
@testable import StepperStyles

/// Ratings and other controls of the examples, held to the laws of all controls.
@Suite(.runtimeIssuesFail)
struct LawTableTests {
    @Test func `the table of laws says what the laws say`() {
        // Each rating takes a second. The usual run tries those that the scorecard quotes.
        for subject in [LawCase].designs + .byHand where searchesDeeply || subject.look == "plain" {
            #expect(LawTable.committed.contains("\n\(LawTable.row(subject))\n"))
        }
    }

    @Test func `a screen keeps the laws of its design's plainest rating`() {
        for task in ScreenLaws.tasks {
            #expect(
                LawTable.committed.contains("\n\(task.name), \(task.attempts.count) screens: no "))
            // Each screen takes more than a second.
            guard searchesDeeply else { continue }
            #expect(LawTable.committed.contains("\n\(ScreenLaws.lines(of: task))\n"))
        }
    }

    @Test(.enabled(if: searchesDeeply), arguments: 2...4 as ClosedRange<UInt64>)
    func `other walks break no law that the table calls kept`(seed: UInt64) {
        for subject in [LawCase].designs + .byHand {
            let broken = LawTable.row(subject, seed: seed).verdicts.filter(\.isBroken).map(\.law)
            let known = LawTable.row(subject).verdicts.filter(\.isBroken).map(\.law)
            #expect(Set(broken).subtracting(known) == [], "\(subject.name)")
        }
    }

    @Test func `the stepper with a style keeps all laws`() {
        expectControl(
            ControlCase(stops: Array(0...5)) { StyledStepper("Guests", value: $0, in: 0...5) },
            acts: 40)
    }
}
