import ExampleSupport
import Foundation
import TesseraTesting
import Testing

@testable import Compare

@MainActor
@Suite(.runtimeIssuesFail)
struct CompareTests {
    @Test func `the scorecard prints what is expected`() throws {
        try expectOutput(of: "Compare", Compare.output(for: []))
    }

    @Test(arguments: Probe.all.map(\.name))
    func `each probe shows three sources, trees and outcomes`(name: String) throws {
        let text = try Compare.output(for: [name])
        #expect(text.hasPrefix("── \(name) "))
        for design in Design.allCases { #expect(text.contains("import \(design.module)")) }
        #expect(text.contains("The tree:"))
        #expect(try Compare.output(for: [name, "--format", "markdown"]).contains("```swift"))
    }

    @Test func `the list names all probes`() throws {
        let lines = try text(for: ["--list"], width: 200).split(separator: "\n")
        #expect(lines.count == Probe.all.count)
        #expect(Set(Probe.all.map(\.name)).count == Probe.all.count)
    }

    /// What is printed for a terminal, of probes that have been run before.
    private func text(for arguments: [String], width: Int) throws -> String {
        let card = try ScorecardTests.run.get()
        return try Compare.output(for: arguments, on: Terminal(width: width)) { probes in
            Scorecard(rows: probes.compactMap { card[$0.name] })
        }
    }

    @Test(arguments: [40, 60, 80, 100, 132, 200])
    func `no line is wider than the terminal`(width: Int) throws {
        for arguments in [[], ["--list"]] + Probe.all.map({ [$0.name] }) {
            let lines = try text(for: arguments, width: width).split(separator: "\n")
            #expect(lines.filter { $0.width > width } == [], "\(arguments)")
        }
    }

    @Test(arguments: [
        ("basic", 80, false), ("basic", 110, true), ("own-symbol", 200, false),
        ("own-symbol", 260, true),
    ])
    func `attempts are beside each other only where there is room for their sources`(
        name: String, width: Int, areSideBySide: Bool
    ) throws {
        let text = try text(for: [name], width: width)
        #expect(text.contains(" │ ") == areSideBySide)
        // Otherwise each stands in its own words.
        for result in try ScorecardTests.run.get()[name]?.results ?? [] {
            #expect(text.contains(result.code) != areSideBySide)
        }
    }

    @Test func `the verdict comes first, then the designs and the table, then the reasons`() throws
    {
        let titles = try ScorecardTests.run.get().report.sections.map(\.title)
        #expect(titles.prefix(3) == ["Verdict", "The designs", "Is it done?"])
        #expect(titles.contains("What is missing, and why"))
    }

    @Test func `the json can be decoded`() throws {
        struct Judgement: Decodable {
            var rows: [Scorecard.Row]
        }
        let json = try Compare.output(for: ["--format", "json"])
        let judgement = try JSONDecoder().decode(Judgement.self, from: Data(json.utf8))
        #expect(judgement.rows.count == Probe.all.count)
    }

    @Test func `the block in the proposal is the scorecard`() throws {
        let text = try String(contentsOf: Package.url(of: "Proposal.md"), encoding: .utf8)
        let (begin, end) = ("<!-- scorecard:begin -->", "<!-- scorecard:end -->")
        let block = text.components(separatedBy: begin).last?.components(separatedBy: end).first
        #expect(
            try block == "\n\(Compare.output(for: ["--format", "markdown"]))\n",
            "put the output of `swift run Compare --format markdown` between the markers")
    }

    @Test func `timings are ratios to the fastest`() {
        let text = Timings.run(rounds: 1).report.text(on: .standard)
        #expect(text.components(separatedBy: "1.0×").count >= 4)
    }
}
