import ExampleSupport
import Foundation
import TesseraTesting
import Testing

@testable import Tour

@MainActor
@Suite(.runtimeIssuesFail)
struct TourTests {
    @Test func `the tour prints what is expected`() throws {
        try expectOutput(of: "Tour", Tour.output(for: []))
    }

    @Test(arguments: Tour.stops.map(\.name))
    func `each stop can be visited by its name, and shows code and trees`(name: String) throws {
        let output = try tellingIssues {
            let report = try Tour.stop(named: name).visit()
            #expect(report.code.contains("Rating"))
            #expect(!report.steps.isEmpty)
            return try Tour.output(for: [name])
        }
        #expect(output.hasPrefix("── \(name) "))
    }

    @Test func `the list names all stops`() throws {
        let lines = try Tour.output(for: ["--list"]).split(separator: "\n")
        #expect(lines.count == Tour.stops.count)
    }

    @Test func `the json can be decoded, with the code and the trees`() throws {
        struct Report: Decodable {
            struct Step: Decodable { var title: String }
            var name: String
            var code: String
            var steps: [Step]
        }
        let json = try Tour.output(for: ["basic", "--format", "json"])
        let reports = try JSONDecoder().decode([Report].self, from: Data(json.utf8))
        #expect(reports.map(\.name) == ["basic"])
        #expect(reports.first?.steps.map(\.title) == ["The tree", "Tap the fourth symbol"])
    }

    @Test(arguments: [
        (["wraping"], "there is no stop \"wraping\"; did you mean wrapping, stacking?"),
        (["style"], "there is no stop \"style\"; did you mean own-style, restyle, state?"),
        (["basic", "--format", "jsno"], "there is no format \"jsno\"; did you mean json?"),
        (["basic", "state"], "usage: Tour"), (["--format"], "--format needs a name"),
    ])
    func `what is not understood is answered with the nearest names`(
        arguments: [String], answer: String
    ) {
        #expect {
            try Tour.output(for: arguments)
        } throws: { error in
            "\(error)".hasPrefix(answer)
        }
    }
}
