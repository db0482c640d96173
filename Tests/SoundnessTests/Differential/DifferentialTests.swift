import Foundation
import Tessera
import Testing

/// Compares trees that have gone through random changes with trees built anew.
///
/// `TESSERA_STEPS` says how many changes are made, `TESSERA_SEED` what the first case is made of.
@MainActor
struct DifferentialTests {
    private static func number(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
    }

    @Test func `after any changes the tree is what a fresh build would give`() {
        let steps = Self.number("TESSERA_STEPS", 20_000)
        var seed = UInt64(Self.number("TESSERA_SEED", 1))
        var done = 0
        while done < steps {
            var generator = Generator(seed: seed)
            let testCase = generator.makeCase(changes: 100)
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
