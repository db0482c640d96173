import Foundation
import TesseraTesting
import TesseraViews

@testable import Compare
@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct ScorecardTests {
    /// The results with pictures, computed once for all tests.
    static let run = Swift.Result {
        let evaluation = Compare.evaluation
        return try evaluation.scorecard(of: evaluation.all(isDrawn: true))
    }
    nonisolated private static let findings =
        Finding.verdict + Finding.arguments + Finding.openQuestion

    @Test(arguments: findings.indices)
    func `each sentence is supported by the rows that it names`(index: Int) throws {
        let finding = Self.findings[index]
        let isSupported = finding.isSupported(by: try Self.run.get())
        #expect(isSupported, "\(finding.sentence)")
    }

    @Test(arguments: findings.indices)
    func `no sentence is supported where no design does anything`(index: Int) throws {
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
        card.fates = card.fates.mapValues { $0.mapValues { _ in .harmless } }
        #expect(Self.findings[index].text(in: card).hasPrefix("NOT SUPPORTED BY THIS RUN: "))
    }

    /// Returns the scorecard with another result.
    private func card(_ flip: Flip) throws -> Scorecard {
        var card = try Self.run.get()
        if let fate = card.fates[flip.subject]?[flip.design] {
            card.fates[flip.subject]?[flip.design] = fate == .silent ? .claimed : .silent
            return card
        }
        let row = try #require(card.rows.firstIndex { $0.name == flip.subject })
        let cell = try #require(card.rows[row].cells.firstIndex { $0.design == flip.design })
        card.rows[row].cells[cell].flip()
        return card
    }

    @Test(arguments: findings.indices)
    func `each result that a sentence names flips it`(index: Int) throws {
        let finding = Self.findings[index]
        let card = try Self.run.get()
        let flips = finding.flips(in: card)
        for flip in flips { #expect(!finding.isSupported(by: try self.card(flip)), "\(flip)") }
        // No single result decides a sentence that counts over all tasks.
        #expect(!flips.isEmpty || finding.share(in: card) != nil)
        if !flips.isEmpty {
            #expect(Flip.words(for: flips, of: card, holds: true).hasPrefix("; falls if "))
        }
    }

    @Test func `the verdict holds in most draws of half of the tasks`() throws {
        let card = try Self.run.get()
        for finding in Finding.verdict {
            #expect(finding.share(in: card).map { $0 > 850 } ?? true, "\(finding.sentence)")
        }
    }

    @Test func `the verdict takes at most 150 words`() {
        #expect(Finding.verdict.flatMap { $0.sentence.split(separator: " ") }.count <= 150)
    }

    @Test func `every impostor fails the check that it is to deceive`() throws {
        for row in try Self.run.get().rows {
            #expect(row.undetected == [], "\(row.name)")
            #expect(row.unmasked.count - row.generated >= 3, "\(row.name)")
            #expect(row.generated > 0, "\(row.name)")
        }
        #expect(try Self.run.get().rows.reduce(0) { $0 + $1.unmasked.count } >= 200)
    }

    /// Every attack on every attempt that does its task. This takes minutes.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["TESSERA_DEEP"] != nil))
    func `every spoiled attempt of every design fails`() throws {
        let evaluation = Compare.evaluation
        for row in try evaluation.scorecard(of: evaluation.all(isDeep: true)).rows {
            #expect(row.undetected == [], "\(row.name)")
        }
    }

    @Test(arguments: [Variation.tinted, .fainter])
    func `a variation of some designs is true of their basic ratings`(variation: Variation) {
        for attempt in Probe.basic.attempts {
            let inspection = Inspection(variation.change(attempt.screen()), under: variation)
            variation.check?(inspection)
            #expect(inspection.isPassed == variation.designs?.names.contains(attempt.design.name))
        }
    }

    @Test func `an attempt says why it does not do the task, and only then`()
        throws
    {
        for row in try Self.run.get().rows {
            for outcome in row.cells.flatMap(\.results) {
                #expect(
                    (outcome.limit == nil) == outcome.isDone,
                    "\(row.name), \(outcome.attempt ?? ""): missing \(outcome.missing)")
            }
        }
    }

    @Test func `each task is run again in every way, or it is said why not`() throws {
        let card = try Self.run.get()
        for probe in Probe.all {
            let names = probe.variations.map(\.name)
            #expect(names.sorted() == [Variation].every.map(\.name).sorted(), "\(probe.name)")
            let outcomes = try #require(card[probe.name]).cells.flatMap(\.results)
            let run = Set(outcomes.flatMap { $0.passedVariations + $0.failedVariations })
            for variation in probe.variations {
                // A variation of the count applies only if an attempt states a count.
                let isRun = probe.attempts.contains { $0.screen(under: variation) != nil }
                #expect(
                    run.contains(variation.name) == (variation.reason == nil && isRun),
                    "\(probe.name), \(variation.name)")
            }
        }
    }

    @Test func `the trial owns the value of each program`() throws {
        for attempt in Probe.all.flatMap(\.attempts) {
            let screen = Inspection(attempt.screen())
            let isOfLibrary = try attempt.source().contains("import RatingLibraries")
            guard !isOfLibrary, screen.announced.contains(where: \.isAdjustable) else { continue }
            #expect(!screen.stored.isEmpty, "\(attempt)")
        }
    }

    @Test func `a program with a symbol count is rerun with another`() throws {
        func isFixed(_ probe: Probe) -> Bool {
            probe.variations.contains { $0.name == Variation.seven.name && $0.reason != nil }
        }
        for probe in Probe.all where !isFixed(probe) {
            for attempt in probe.attempts where attempt.screen(under: .seven) == nil {
                let numbers = try attempt.code().matches(of: /(^|[^\w.\[])[56]([^\w\].]|$)|of 5/)
                #expect(numbers.isEmpty, "\(probe.name), \(attempt.design.name)")
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
            #expect(
                imports.filter { !$0.hasSuffix("Libraries") }.sorted()
                    == modules.map { "import \($0)" }.sorted())
        }
    }
}
