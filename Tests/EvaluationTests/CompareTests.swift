import TesseraPrograms
import Foundation
import TesseraLayout
import TesseraTesting

@testable import Compare
@testable import TesseraEvaluation
import TestViews

@Suite(.runtimeIssuesFail)
struct CompareTests {
    @Test func `the scorecard prints as expected, on fifty lines`() throws {
        let text = try text(for: [], width: 100)
        try expectOutput(of: "Compare", text)
        #expect(text.split(separator: "\n").count <= 50)
    }

    @Test(arguments: Probe.all.map(\.name))
    func `each probe shows sources, trees and outcomes`(name: String) throws {
        let text = try text(for: [name], width: 100)
        #expect(text.hasPrefix("── \(name) "))
        let probe = try #require(Probe.all.first { $0.name == name })
        for design in Design.all {
            #expect(probe.attempts.contains { $0.design.name == design.name })
            #expect(text.contains("\(design.name): \(design.title)"))
        }
        #expect(text.contains("The tree:"))
        let page = try self.text(for: [name, "--format", "markdown"], width: 100)
        #expect(page.contains("```swift"))
    }

    @Test func `the first screen quotes no count that the proposal lacks`() throws {
        expectEqual(try Compare.evaluation.misquoted(ScorecardTests.run.get()), [])
    }

    @Test func `the list names all probes`() throws {
        let lines = try text(for: ["--list"], width: 200).split(separator: "\n")
        let names = Compare.evaluation.probes.map(\.name)
        expectEqual(lines.count, names.count)
        expectEqual(Set(names).count, names.count)
    }

    /// Returns the text that a terminal shows for probes that have run before.
    private func text(for arguments: [String], width: Int) throws -> String {
        let card = try ScorecardTests.run.get()
        return try Compare.evaluation.output(for: arguments, on: Terminal(width: width)) { part in
            Scorecard(
                designs: card.designs, rows: part.probes.compactMap { card[$0] }, fates: card.fates)
        }
    }

    @Test(arguments: [
        (40, ["--all"]), (40, ["--list"]), (40, ["basic"]), (100, []), (100, ["--list"]),
    ])
    func `no line is wider than the terminal`(width: Int, arguments: [String]) throws {
        let lines = try text(for: arguments, width: width).split(separator: "\n")
        expectEqual(lines.filter { $0.cells > width && $0.split(separator: " ").count > 1 }, [])
    }

    @Test func `the proposal quotes the first screen, and a file has all`() throws {
        for (name, arguments) in [
            ("Examples/Compare/Scorecard.md", ["--all"]), ("Proposal.md", []),
        ] {
            let text = try String(contentsOf: Package.url(of: name), encoding: .utf8)
            let (begin, end) = ("<!-- scorecard:begin -->", "<!-- scorecard:end -->")
            let block = text.components(separatedBy: begin).last?.components(separatedBy: end)
                .first
            #expect(
                try block
                    == "\n\(self.text(for: arguments + ["--format", "markdown"], width: 100))\n",
                "put the output of `swift run Compare --format markdown` into \(name)")
        }
    }

    @Test func `the proposal quotes the laws that hand-written ratings keep`() throws {
        let text = try String(contentsOf: Package.url(of: "Proposal.md"), encoding: .utf8)
        let block = text.components(separatedBy: "<!-- laws:begin -->").last?
            .components(separatedBy: "<!-- laws:end -->").first
        let names = [LawCase].byHand.map(\.name)
        let rows = LawTable.committed.split(separator: "\n").filter { line in
            names.contains { line.hasPrefix("\($0): ") }
        }
        expectEqual(rows.count, names.count)
        expectEqual(block, "\n\(rows.map { "- \($0)\n" }.joined())")
    }
}
