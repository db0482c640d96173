import Foundation
import TesseraTesting
import TestViews

@testable import Compare
@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct PageTests {
    /// The whole page, with the pictures of all attempts. Its examples are touched in `TouchedPageTests`.
    private static let page = Swift.Result {
        Compare.evaluation.page(of: try ScorecardTests.run.get(), isTouchable: false)
    }

    private func page() throws -> String { try Self.page.get() }

    @Test func `the page is self-contained and below 400 kB`() throws {
        let page = try page()
        // A reference that begins with a number sign leads into the page.
        // The name of SVG looks like an address.
        let bytes = Data(
            page.replacing("http://www.w3.org/2000/svg", with: "")
                .components(separatedBy: "url(#").joined().utf8)
        for reference in ["http:", "https:", "src=", "<link", "@import", "url(", "<script"] {
            #expect(bytes.range(of: Data(reference.utf8)) == nil, "\(reference)")
        }
        #expect(page.contains("prefers-color-scheme: dark"))
        #expect(page.contains("width=device-width"))
        #expect(page.utf8.count < 400_000)
    }

    @Test func `each attempt is shown, also in words`() throws {
        let page = try page()
        let attempts = try ScorecardTests.run.get().rows.flatMap(\.cells).flatMap(\.results).count
        let silent = Compare.evaluation.silentPictures(try ScorecardTests.run.get()).count
        let labels = page.matches(of: /role="img" aria-label="([^"]+)"/).map { "\($0.1)" }
        #expect(labels.count == attempts + silent)
        #expect(labels.dropFirst(silent).first == "Rating, &quot;3 of 5&quot;, adjustable")
        #expect(
            labels.contains(
                "Service, &quot;3 of 5&quot;, adjustable; Food, &quot;2 of 5&quot;, adjustable"))
        // Each link has a target, and equal pictures are in the page only once.
        let uses = Set(page.matches(of: /href="#(v-p\d+)"/).map { "\($0.1)" })
        let bodies = page.matches(of: /<g id="(v-p\d+)"/).map { "\($0.1)" }
        #expect(uses == Set(bodies) && uses.count == bodies.count && bodies.count < labels.count)
    }

    @Test func `the designs follow the counts`() throws {
        let page = try page()
        let start = try #require(page.components(separatedBy: "<h2>The laws").first)
        #expect(start.contains("<h1>Four designs of one control, judged by running them</h1>"))
        let first = try #require(page.firstMatch(of: /<h2>(.*?)<\/h2>/)).1
        #expect(first == "The count")
        #expect(start.components(separatedBy: "<pre ").count == Design.all.count + 1)
    }

    @Test func `each silent mistake is drawn, with its design`() throws {
        let page = try page()
        let captions = page.matches(of: /<figcaption>(.*) With (.*)\.<\/figcaption>/)
        let fates = try ScorecardTests.run.get().fates.values.flatMap(\.values)
        #expect(captions.count == fates.count { $0 == .silent } && captions.count > 10)
        let designs = Design.all.map(\.name)
        #expect(captions.allSatisfy { designs.contains(String($0.2)) })
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
        expectEqual(Markup.paragraph(text), html)
    }
}

/// The page with examples that a reader can touch, which are recorded in seconds.
@Suite(.runtimeIssuesFail, .enabled(if: searchesDeeply))
struct TouchedPageTests {
    private func page(_ option: String) throws -> String {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "compare-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try Compare.evaluation.output(
            for: [option, file.path], on: .standard, run: { _ in try ScorecardTests.run.get() })
        expectEqual(output, "wrote \(file.path)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `four examples are touched, beside code and interface`() throws {
        let page = try page("--html")
        let articles = page.components(separatedBy: "<article data-touch=").dropFirst()
        expectEqual(articles.count, Design.all.count)
        for (article, design) in zip(articles, Design.all) {
            let name = Markup.escaped(design.name).replacing("'", with: "&#39;")
            #expect(article.contains("<h3>\(name)</h3>"))
            #expect(article.contains("<summary>Public interface</summary>"))
            #expect(article.contains("public struct Rating"))
        }
        expectEqual(page.components(separatedBy: "</script>").count, 3)
    }

    @Test func `the figures of the proposal are touched`() throws {
        let page = try page("--html-proposal")
        expectEqual(page.components(separatedBy: "<article data-touch=").count, 8)
        #expect(page.utf8.count < 200_000)
    }
}

@Suite(.runtimeIssuesFail)
struct PublicInterfaceTests {
    @Test func `an interface has public declarations without bodies`() {
        let source = """
            public import Tessera

            /// A dial.
            nonisolated public struct Dial<Value>: View
            where Value: Comparable {
                @Binding private var value: Value
                public let count: Int

                /// Creates a dial.
                public init(
                    value: Binding<Value>,
                    turned: @escaping () -> Void = {}
                ) {
                    _value = value
                }

                public var id: Int { 0 }

                private var hidden: Int {
                    0
                }
            }

            public protocol DialStyle: ControlStyle {
                // A comment.
                func turned(_ angle: Double) -> Bool
            }

            extension Dial: DescribedView {
                func describe() {}
            }

            public enum Turn {
                case left, right
                var isLeft: Bool { self == .left }
            }

            extension View {
                public func dialStyle(_ style: some DialStyle) -> some View {
                    controlStyle(style)
                }
            }
            """
        expectEqual(
            PublicInterface.text(of: source),
            """
            nonisolated public struct Dial<Value>: View
            where Value: Comparable {
                public let count: Int
                public init(
                    value: Binding<Value>,
                    turned: @escaping () -> Void = {}
                )
                public var id: Int
            }
            public protocol DialStyle: ControlStyle {
                func turned(_ angle: Double) -> Bool
            }
            public enum Turn {
                case left, right
            }
            extension View {
                public func dialStyle(_ style: some DialStyle) -> some View
            }
            """)
    }
}
