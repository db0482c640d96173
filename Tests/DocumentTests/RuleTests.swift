import TesseraTesting
import TestViews

/// The rules of the pages, by their numbers and their tests.
@Suite(.runtimeIssuesFail)
struct RuleTests {
    nonisolated static let pages = ["Proposal.md", "Rules.md"]

    @Test(arguments: pages)
    func `rules are numbered from 1 without a gap`(
        page: String
    ) throws {
        let lists = try Document(page).lists.map { $0.map(\.number) }
        expectEqual(lists.count, 2)
        for list in lists {
            expectEqual(list, Array(1...list.count))
        }
    }

    /// The folders with the tests of a page's rules.
    nonisolated static let tests = [
        "Proposal.md": "Tests/DesignTests/ControlRating", "Rules.md": "Tests",
    ]

    @Test(arguments: tests)
    func `each test that a page names exists`(page: String, folder: String) throws {
        let tests = Set(try Document.sources(in: [folder]).flatMap(\.testNames))
        let names = try Document(page).lists.joined().flatMap(\.tests)
        #expect(!names.isEmpty)
        for name in names where !tests.contains(name) {
            Issue.record("\(page): no test in \(folder) is called `\(name)`")
        }
    }

    @Test func `each probe and stop that a flaw cites is there`() throws {
        let text = try Document("Proposal.md").oneLine
        let flaws = try #require(text.firstRange(of: "## Flaws of the original proposal"))
        let folders = try Document.folders(in: "Examples/Compare/Probes").map { path in
            path.split(separator: "/").last.map(String.init) ?? path
        }
        let probes = folders.map { name in
            name.replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
        }
        let stops = try Document.sources(in: ["Examples/Tour/Stops"]).flatMap { source in
            source.oneLine.matches(of: /= Stop\( "([^"]+)"/).map { String($0.1) }
        }
        let citations = text[flaws.upperBound...].matches(of: /\[([^\]]+)\](?!\()/)
        #expect(citations.count > 15)
        for citation in citations {
            for part in citation.1.split(separator: "; ") {
                let isOfTour = part.hasPrefix("Tour ")
                for name in (isOfTour ? part.dropFirst(5) : part).split(separator: ", ") {
                    #expect((isOfTour ? stops : probes).contains(String(name)), "[\(citation.1)]")
                }
            }
        }
    }

    @Test func `each cited rule exists, on the page that is named`() throws {
        let documents =
            try (["README.md"] + Self.pages).map(Document.init)
            + Document.sources(in: ["Sources", "Tests", "Examples"])
        let numbers = try Dictionary(
            uniqueKeysWithValues: Self.pages.map { ($0, Set(try Document($0).rules.map(\.number))) }
        )
        for document in documents {
            for citation in document.ruleCitations {
                let known = numbers[citation.page ?? document.name]
                #expect(
                    known?.isSuperset(of: citation.numbers) == true,
                    "\(document.name): \(citation.text): of what, or not all of these are there")
            }
        }
    }

    @Test(arguments: pages)
    func `a file that cites rules has a test that each of them names`(page: String) throws {
        let rules = try Document(page).rules.filter { !$0.tests.isEmpty }
        for file in try Document.sources(in: ["Tests"]) {
            let citations = file.ruleCitations.filter { $0.page == page }
            let numbers = Set(citations.flatMap(\.numbers))
            for rule in rules where numbers.contains(rule.number) {
                #expect(
                    !Set(rule.tests).isDisjoint(with: file.testNames),
                    "\(file.name) has no test that \(page) names for its rule \(rule.number)")
            }
        }
    }
}
