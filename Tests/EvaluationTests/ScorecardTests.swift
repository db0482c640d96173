import Foundation
import TesseraTesting
import TesseraViews

@testable import Compare
@testable import TesseraEvaluation
import TestViews

@Suite(.runtimeIssuesFail)
struct ScorecardTests {
    /// The results with pictures, computed once for all tests.
    static let run = Swift.Result {
        let evaluation = Compare.evaluation
        return try evaluation.scorecard(of: evaluation.all(isDrawn: true))
    }

    @Test func `each task is done by some design, and named once`() throws {
        let names = Probe.all.map(\.name)
        expectEqual(Set(names).count, names.count)
        for row in try Self.run.get().rows {
            #expect(row.cells.contains { $0.isDone }, "\(row.name)")
        }
    }

    @Test func `what could be built in is named where a design loses by it`() throws {
        for row in try Self.run.get().rows where row.builtIn != nil {
            let sizes = row.cells.map { row.size(of: $0.design) }
            #expect(Set(sizes).count > 1, "\(row.name)")
        }
    }

    @Test func `each design's names are the public names of its module`() throws {
        for design in Design.all {
            let names = try PublicNames(of: #require(design.module)).names
            #expect(design.vocabulary.subtracting(names) == [], "\(design.name) has no such name")
            #expect(names.subtracting(design.vocabulary) == [], "\(design.name) has more names")
        }
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
            expectEqual(inspection.isPassed, variation.designs?.names.contains(attempt.design.name))
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
                let code = try attempt.code().replacing(".padding(6)", with: "")
                let numbers = code.matches(of: /(^|[^\w.\[])[56]([^\w\].]|$)|of 5/)
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
            expectEqual(
                imports.filter { !$0.hasSuffix("Libraries") }.sorted(),
                modules.map { "import \($0)" }.sorted())
        }
    }
}
