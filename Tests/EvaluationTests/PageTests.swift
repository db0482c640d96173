import Foundation
import TesseraTesting

@testable import Compare
@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct PageTests {
    /// The whole page, with the pictures of all attempts.
    private static let page = Swift.Result {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "compare-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try Compare.evaluation.output(
            for: ["--html", file.path], on: .standard, run: { _ in try ScorecardTests.run.get() })
        #expect(output == "wrote \(file.path)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func page() throws -> String { try Self.page.get() }

    @Test func `the page is self-contained and below 400 kB`() throws {
        let page = try page()
        // A reference that begins with a number sign leads into the page.
        // The name of SVG looks like an address.
        let bytes = Data(
            page.replacing("http://www.w3.org/2000/svg", with: "")
                .components(separatedBy: "url(#").joined().utf8)
        // An image that holds its picture is a part of the page.
        for reference in ["http:", "https:", "src=\"http", "<link", "@import", "url(", "<script"] {
            #expect(bytes.range(of: Data(reference.utf8)) == nil, "\(reference)")
        }
        #expect(page.contains("prefers-color-scheme: dark"))
        #expect(page.contains("width=device-width"))
        #expect(page.utf8.count < 400_000)
    }

    @Test func `each attempt is shown, also in words`() throws {
        let page = try page()
        let attempts = try ScorecardTests.run.get().rows.flatMap(\.cells).flatMap(\.results).count
        let labels = page.matches(of: /role="img" aria-label="([^"]+)"/).map { "\($0.1)" }
        #expect(labels.count == attempts)
        #expect(labels.first == "Rating, &quot;3 of 5&quot;, adjustable")
        #expect(
            labels.contains(
                "Service, &quot;3 of 5&quot;, adjustable; Food, &quot;2 of 5&quot;, adjustable"))
        // Each link has a target, and equal pictures are in the page only once.
        let uses = Set(page.matches(of: /href="#(v-p\d+)"/).map { "\($0.1)" })
        let bodies = page.matches(of: /<g id="(v-p\d+)"/).map { "\($0.1)" }
        #expect(uses == Set(bodies) && uses.count == bodies.count && bodies.count < labels.count)
    }

    @Test func `four films under the same touch follow the counts`() throws {
        let page = try page()
        let start = try #require(page.components(separatedBy: "<h2>The laws").first)
        let films = start.components(separatedBy: "<img ").dropFirst()
        #expect(start.contains("<h1>Four designs of one control, judged by running them</h1>"))
        let first = try #require(page.firstMatch(of: /<h2>(.*?)<\/h2>/)).1
        #expect(first == "The count")
        #expect(films.count == Design.all.count)
        let words = films.compactMap { $0.firstMatch(of: /alt="([^"]+)"/)?.1 }
        #expect(Set(words).count == Design.all.count)
        // The fifth star ends last: each film has frames in which it is on its way.
        for film in films { #expect(film.components(separatedBy: "%3Canimate").count > 12) }
        #expect(start.components(separatedBy: "<pre ").count == Design.all.count + 1)
    }

    @Test func `each table has a caption and headers`() throws {
        let tables = try page().components(separatedBy: "<table>").dropFirst()
        #expect(tables.count == 5 + Compare.evaluation.measures.count)
        for table in tables {
            #expect(table.contains("<caption>"))
            #expect(table.contains("<th scope=\"col\""))
            #expect(table.components(separatedBy: "<th scope=\"row\">").count > 1)
        }
    }

    @Test func `the page has all that the text has`() throws {
        let page = try page()
        let card = try ScorecardTests.run.get()
        let lines = Set(page.components(separatedBy: "\n"))
        for section in Compare.evaluation.report(on: card).sections {
            let heading = "<h2>\(Markup.escaped(section.title))</h2>"
            #expect(lines.contains(heading))
        }
        let codes = page.components(separatedBy: "</code></pre>")
        for row in card.rows {
            #expect(lines.contains("<details open id=\"\(row.name)\">"))
            for outcome in row.cells.flatMap(\.results) {
                let code = Markup.escaped(outcome.code)
                #expect(codes.contains { $0.hasSuffix(code) })
            }
        }
        #expect(!page.contains("/Examples/"), "no path of the machine that has built it")
    }

    @Test(arguments: [
        ("a < b & c", "a &lt; b &amp; c"), ("say \"hi\"", "say &quot;hi&quot;"),
        ("a `View<A>` here", "a <code>View&lt;A&gt;</code> here"),
        ("a `lone quote", "a `lone quote"),
    ])
    func `text is escaped, and words between backquotes are code`(text: String, html: String) {
        #expect(Markup.paragraph(text) == html)
    }
}
