import TesseraTesting

@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct FindingTests {
    private func text(_ finding: Finding, _ probes: Probe...) throws -> String {
        let evaluation = Evaluation(
            "Lamps", "Lamps", designs: [.words, .marks], probes: probes, findings: [])
        return finding.text(in: try evaluation.scorecard())
    }

    private let both = Finding("Words do, and marks do not.", rows: ["light"]) {
        $0.areDone(.words) && $0.areMissed(.marks)
    }

    @Test func `a sentence lists its rows and the results that flip it`() throws {
        let probe = Probe.lamp([.lamp(.words), .lamp(.marks, isDead: true)])
        #expect(
            try text(both, probe)
                == "Words do, and marks do not. [light; falls if words missed light, if marks did light]"
        )
    }

    @Test func `a sentence that the rows do not support says so`() throws {
        let probe = Probe.lamp([.lamp(.words), .lamp(.marks)])
        #expect(try text(both, probe).contains("; holds if marks missed light]"))
    }

    @Test func `a sentence whose row is not there is not supported`() throws {
        #expect(
            try text(both, .lamp([.lamp(.words)], name: "other")).hasPrefix("NOT SUPPORTED"))
    }

    @Test func `a sentence without rows rests on all`() throws {
        let finding = Finding("Words do all.") { $0.areDone(.words) }
        #expect(
            try text(finding, .lamp(), .lamp(name: "again"))
                == "Words do all. [all rows; falls if words missed light or again]")
    }

    @Test func `the least is compared among those that do the task`() throws {
        let probe = Probe.lamp([.lamp(.words), .lamp(.marks, isDead: true)])
        let finding = Finding("Words take the least.", rows: ["light"]) {
            $0.areLeast(.words, in: .tokens)
        }
        #expect(try text(finding, probe).hasPrefix("Words take the least."))
        #expect(
            try text(finding, .lamp([.lamp(.words), .lamp(.marks)])).hasPrefix("NOT SUPPORTED"))
    }
}
