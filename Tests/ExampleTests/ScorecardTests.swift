import Foundation
import TesseraTesting
import Testing

@testable import Compare
@testable import TesseraEvaluation

@MainActor
@Suite(.runtimeIssuesFail)
struct ScorecardTests {
    /// What this run came to, once for all tests.
    static let run = Swift.Result { try Compare.evaluation.scorecard() }
    nonisolated private static let findings = Finding.verdict + Finding.users + Finding.claims

    @Test(arguments: findings.indices)
    func `each sentence is supported by the rows that it names`(index: Int) throws {
        let finding = Self.findings[index]
        let isSupported = finding.isSupported(by: try Self.run.get())
        #expect(isSupported, "\(finding.sentence)")
    }

    @Test(arguments: findings.indices)
    func `no sentence is supported where nothing is done and all looks the same`(index: Int) throws
    {
        var card = try Self.run.get()
        for row in card.rows.indices {
            for cell in card.rows[row].cells.indices {
                let design = card.rows[row].cells[cell].design
                let outcome = Outcome(
                    attempt: nil, requirements: [.init(sentence: "it is done", isMet: false)],
                    failedVariations: [], loss: nil, limit: nil, code: "", tree: "", measures: [:])
                card.rows[row].cells[cell] = Cell(design: design, results: [outcome])
            }
        }
        #expect(Self.findings[index].text(in: card).hasPrefix("NOT SUPPORTED BY THIS RUN: "))
    }

    @Test func `every impostor fails the check that it is to deceive`() throws {
        for row in try Self.run.get().rows {
            #expect(row.undetected == [], "\(row.name)")
            #expect(row.unmasked.count >= 3, "\(row.name)")
        }
    }

    @Test func `an attempt says why it does not do the task, or what it gives up, and only then`()
        throws
    {
        for row in try Self.run.get().rows {
            for outcome in row.cells.flatMap(\.results) {
                #expect(
                    (outcome.limit == nil) == outcome.isDone,
                    "\(row.name), \(outcome.attempt ?? ""): missing \(outcome.missing)")
                #expect(outcome.loss != nil || outcome.failedVariations.isEmpty, "\(row.name)")
            }
        }
    }

    @Test(arguments: Probe.all.map(\.name))
    func `each attempt imports its design and no other`(name: String) throws {
        let probe = try #require(Probe.all.first { $0.name == name })
        for attempt in probe.attempts {
            let imports = try attempt.source().split(separator: "\n")
                .filter { $0.hasPrefix("import ") }
            let modules = ["Tessera", "TesseraEvaluation", attempt.design.module].compactMap(\.self)
            #expect(imports.sorted() == modules.map { "import \($0)" }.sorted())
        }
    }

    @Test(arguments: [Probe.basic, .wrapRating, .unrelated])
    func `a design that is entered twice ties with itself`(probe: Probe) throws {
        let twin = Design("twin", "the same again", "", module: Design.control.module)
        let evaluation = Compare.evaluation.entering(.control, again: twin)
        let row = try evaluation.row(of: evaluation.probe(named: probe.name))
        let (one, other) = (row[.control], row[twin])
        #expect(one.mark == "yes" && one.mark == other.mark)
        for measure in [Measure.tokens, .places] + Measure.running {
            #expect(one[measure] == other[measure], "\(measure.name)")
        }
    }
}
