import Tessera
import TesseraTesting
import TestViews

/// Compares trees that have gone through random changes with trees built anew.
///
/// `TESSERA_STEPS` says how many changes are made, `TESSERA_SEED` what the first case is made of.
@Suite(.runtimeIssuesFail)
struct DifferentialTests {
    @Test func `after any changes the tree is what a fresh build would give`() {
        let steps = number("TESSERA_STEPS", cases(160))
        var seed = UInt64(number("TESSERA_SEED", 1))
        var done = 0
        quietly {
            while done < steps {
                if isTracing { print("TESSERA_SEED=\(seed)") }
                var generator = Generator(seed: seed)
                let testCase = generator.makeCase(changes: 30)
                if let failure = Trial.failure(of: testCase) {
                    let (smallest, failure) = Shrinking.smallest(testCase, failing: failure)
                    Issue.record("TESSERA_SEED=\(seed)\n\(smallest)\n\(failure)")
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

    /// Whether each seed is printed before it is used: for a case that ends the program.
    private var isTracing: Bool { ProcessInfo.processInfo.environment["TESSERA_TRACE"] != nil }

    /// Does without the issues that random lists and bindings bring about.
    private func quietly(_ body: () -> Void) {
        RuntimeIssue.$receiver.withValue(IssueReceiver { _ in }, operation: body)
    }
}
