import Foundation
import TesseraTesting
import Testing

@testable import Compare
@testable import TesseraEvaluation

@MainActor
@Suite(.runtimeIssuesFail)
struct PageTests {
    private func page() throws -> String {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "compare-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let card = try ScorecardTests.run.get()
        let output = try Compare.evaluation.output(
            for: ["--html", file.path], on: .standard, run: { _ in card })
        #expect(output == "wrote \(file.path)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `the page needs nothing but itself`() throws {
        let page = try page()
        for reference in ["http:", "https:", "src=", "<link", "@import", "url(", "<script"] {
            #expect(!page.contains(reference), "\(reference)")
        }
        #expect(page.contains("prefers-color-scheme: dark"))
        #expect(page.contains("width=device-width"))
    }

    @Test func `each table has a caption, and headers for its columns and rows`() throws {
        let tables = try page().components(separatedBy: "<table>").dropFirst()
        #expect(tables.count == 5)
        for table in tables {
            #expect(table.contains("<caption>"))
            #expect(table.contains("<th scope=\"col\""))
            #expect(table.components(separatedBy: "<th scope=\"row\">").count > 10)
        }
    }

    @Test func `the page has all that the text has`() throws {
        let page = try page()
        let card = try ScorecardTests.run.get()
        for section in Compare.evaluation.report(on: card).sections {
            #expect(page.contains("<h2>\(Markup.escaped(section.title))</h2>"))
        }
        for finding in Finding.claims + Finding.users + Finding.verdict {
            #expect(page.contains(Markup.paragraph(finding.sentence)))
        }
        for row in card.rows {
            #expect(page.contains("id=\"\(row.name)\""))
            for outcome in row.cells.flatMap(\.results) {
                #expect(page.contains(Markup.escaped(outcome.code)))
            }
        }
    }

    @Test(arguments: [
        ("a < b & c", "a &lt; b &amp; c"), ("say \"hi\"", "say &quot;hi&quot;"),
        ("a `View<A>` here", "a <code>View&lt;A&gt;</code> here"),
        ("a `lone quote", "a `lone quote"),
    ])
    func `text is escaped, and what stands between backquotes is code`(text: String, html: String) {
        #expect(Markup.paragraph(text) == html)
    }
}
