import Tessera
import TesseraTesting
import TestViews

/// Compares trees after random changes with fresh trees.
///
/// `TESSERA_STEPS` sets the number of changes, `TESSERA_SEED` the seed of the first case.
@Suite(.runtimeIssuesFail)
struct DifferentialTests {
    @Test func `after any changes the tree equals a fresh tree`() {
        let steps = number("TESSERA_STEPS", cases(200))
        var seed = UInt64(number("TESSERA_SEED", 1))
        var done = 0
        quietly {
            while done < steps {
                if isTracing { print("TESSERA_SEED=\(seed)") }
                var generator = Generator(seed: seed)
                let testCase = generator.makeCase(changes: 20)
                if let failure = Trial.failure(of: testCase) {
                    let (smallest, failure) = Shrinking.smallest(testCase, failing: failure)
                    let message = "TESSERA_SEED=\(seed)\n\(smallest)\n\(failure)"
                    // Without the names of the types of cases.
                    let type = /SoundnessTests\.(\w+\.)+/
                    Issue.record("\(message.replacing(type, with: "."))")
                    return
                }
                done += testCase.changes
                seed += 1
            }
        }
    }

    private func number(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
    }

    /// Whether each seed is printed before its case runs, for cases that end the program.
    private var isTracing: Bool { ProcessInfo.processInfo.environment["TESSERA_TRACE"] != nil }

    /// Ignores the issues that random lists and bindings cause.
    private func quietly(_ body: () -> Void) {
        RuntimeIssue.$receiver.withValue(IssueReceiver { _ in }, operation: body)
    }
}
