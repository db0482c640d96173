import Foundation
import TesseraTesting
import Testing

@testable import Compare

@MainActor
@Suite(.runtimeIssuesFail)
struct ScorecardTests {
    /// What this run came to, once for all tests.
    static let run = Swift.Result { try Scorecard.run() }

    @Test(arguments: (Finding.claims + Finding.verdict).indices)
    func `each sentence is supported by the rows that it names`(index: Int) throws {
        let finding = (Finding.claims + Finding.verdict)[index]
        let isSupported = finding.isSupported(by: try Self.run.get())
        #expect(isSupported, "\(finding.sentence)")
        #expect(!finding.rows.isEmpty)
    }

    @Test(arguments: (Finding.claims + Finding.verdict).indices)
    func `no sentence is supported where nothing is done and all looks the same`(index: Int) throws
    {
        let finding = (Finding.claims + Finding.verdict)[index]
        let nothing = Scorecard(
            rows: Probe.all.map { probe in
                Scorecard.Row(
                    name: probe.name, task: probe.task,
                    results: Design.allCases.map(Self.nothing))
            })
        let text = finding.text(in: nothing)
        #expect(text.hasPrefix("NOT SUPPORTED BY THIS RUN: "))
    }

    private static func nothing(_ design: Design) -> Result {
        Result(
            design: design, requirements: [.init(sentence: "it is done", isMet: false)], limit: nil,
            code: "onTapGesture", tree: "", type: "", lines: 0, tokens: 0, places: 0, nodes: 0,
            bodiesOfTap: nil, bodiesOfRestyle: nil)
    }

    @Test func `a design says why it cannot, where it cannot, and nowhere else`() throws {
        for row in try Self.run.get().rows {
            for result in row.results {
                #expect(
                    (result.limit == nil) == result.isDone,
                    "\(row.name), \(result.design): missing \(result.missing)")
            }
        }
    }

    @Test(arguments: Probe.all.map(\.name))
    func `each attempt imports its design and no other`(name: String) throws {
        let probe = try #require(Probe.all.first { $0.name == name })
        #expect(probe.attempts.map(\.design) == Design.allCases)
        for attempt in probe.attempts {
            let imports = try attempt.source().split(separator: "\n")
                .filter { $0.hasPrefix("import ") }
            #expect(imports == ["import Tessera", "import \(attempt.design.module)"])
        }
    }

    @Test func `only attempts at a library's screen may leave it, and are then not done`() throws {
        for row in try Self.run.get().rows {
            for result in row.results where row.task.contains("library") {
                #expect(result.code.contains("Library.ReviewScreen()") || !result.isDone)
            }
        }
    }

    @Test func `types are printed without what is private or known`() {
        #expect(TypeText.of([Int].self) == "Array<Int>")
        #expect(TypeText.of(Hidden.self).hasSuffix("Hidden"))
        #expect(!TypeText.of(Hidden.self).contains("$"))
    }
}

private struct Hidden {}
