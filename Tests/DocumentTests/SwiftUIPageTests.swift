import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct SwiftUIPageTests {
    /// The cells of the page's table, row by row.
    private func rows() throws -> [[Substring]] {
        try Document("SwiftUI.md").text.split(separator: "\n")
            .filter { $0.hasPrefix("| ") }.dropFirst()
            .map { $0.split(separator: " | ") }
    }

    @Test func `each name that the page lists as available compiles`() throws {
        let code = try Document.sources(in: ["Tests/DocumentTests/SwiftUICode"])
        let words = Set(code.flatMap { $0.text.matches(of: /\w+/).map { String($0.0) } })
        let names = try rows().flatMap { $0[1].matches(of: /`(\w+)`/).map { String($0.1) } }
        #expect(names.count > 100)
        for name in names where !words.contains(name) {
            Issue.record("SwiftUI.md names \(name), which no file of SwiftUICode uses")
        }
    }

    @Test func `each row names the left out feature and the reason`() throws {
        for row in try rows() {
            #expect(row.count == 3 && row[2].contains("`") && row[2].contains(":"))
        }
    }

    @Test func `the code of the page runs without an issue`() {
        let views = [
            AnyView(Views()), AnyView(Stacks()), AnyView(Shapes()), AnyView(Look()),
            AnyView(Controls()), AnyView(Styles()), AnyView(DataFlow()), AnyView(Lists()),
            AnyView(Screens()), AnyView(Touches()), AnyView(Keys()), AnyView(Spoken()),
            AnyView(Changes()),
        ]
        for view in views { #expect(!ViewHost(rootView: view).tree.roots.isEmpty) }
    }
}
