import Tessera
import TesseraEvaluation
import TesseraTesting

@testable import Compare
@testable import TesseraEvaluation
import TestViews

/// The original's later code, written by hand.
@Suite(.runtimeIssuesFail)
struct LaterOriginalTests {
    @Test(arguments: [
        ("basic", true), ("halves", true), ("slide", false), ("ten", false), ("keys", false),
        ("preview", false), ("optional-value", false),
    ])
    func `the original's later code does these tasks`(task: String, isDone: Bool) throws {
        let probe = try #require(Probe.all.first { $0.name == task })
        let inspection = Inspection(
            AnyView(
                Stored(task == "halves" ? 3.0 : 1) {
                    LaterOriginal(value: $0, granularity: task == "halves" ? 0.5 : 1)
                }))
        probe.check(inspection)
        #expect(inspection.isPassed == isDone, "\(inspection)")
    }

    @Test func `the proposal gives a reason for each name to learn`() throws {
        let text = try String(contentsOf: Package.url(of: "Proposal.md"), encoding: .utf8)
        let start = try #require(text.range(of: "### The names")?.upperBound)
        let section = text[start...].prefix(upTo: text[start...].range(of: "\n###")!.lowerBound)
        let names = section.split(separator: "\n").filter { $0.hasPrefix("- ") }.flatMap { item in
            item.prefix { $0 != ":" }.matches(of: /`(\w+)`/).map { String($0.1) }
        }
        expectEqual(names.sorted(), Design.proposedControl.vocabulary.sorted())
        #expect(names.count <= 31)
    }
}
