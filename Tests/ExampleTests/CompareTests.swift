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
        let lines = try Compare.output(for: ["--list"]).split(separator: "\n")
        #expect(lines.count == Probe.all.count)
        #expect(Set(Probe.all.map(\.name)).count == Probe.all.count)
    }

    @Test func `the json can be decoded`() throws {
        struct Judgement: Decodable {
            var rows: [Scorecard.Row]
        }
        let json = try Compare.output(for: ["--format", "json"])
        let judgement = try JSONDecoder().decode(Judgement.self, from: Data(json.utf8))
        #expect(judgement.rows.count == Probe.all.count)
    }

    @Test(arguments: [
        (["wrap-ratin"], #"there is no probe "wrap-ratin"; did you mean wrap-rating"#),
        (["--format", "yaml"], #"there is no format "yaml""#),
        (["--fromat", "json"], #"there is no option "--fromat"; did you mean --format"#),
        (["--html"], "--html needs a value"),
        (["basic", "--html", "x"], "--html writes all probes"),
        (["basic", "label"], "usage"),
        (["--html", "/nowhere/page.html"], "cannot write /nowhere/page.html: "),
    ])
    func `what cannot be done is refused with a reason`(arguments: [String], reason: String) {
        let failure = #expect(throws: CommandLineFailure.self) {
            try Compare.output(for: arguments)
        }
        #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
    }

    @Test func `the block in the proposal is the scorecard`() throws {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Proposal.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let (begin, end) = ("<!-- scorecard:begin -->", "<!-- scorecard:end -->")
        let block = text.components(separatedBy: begin).last?.components(separatedBy: end).first
        #expect(
            try block == "\n\(Compare.output(for: ["--format", "markdown"]))\n",
            "put the output of `swift run Compare --format markdown` between the markers")
    }

    @Test func `timings are ratios to the fastest`() {
        let text = Timings.run(rounds: 1).text
        #expect(text.components(separatedBy: "1.0×").count >= 4)
    }
}
