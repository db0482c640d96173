import Tessera
import TesseraTesting

private struct Books: View {
    @State private var query = ""
    private let titles = ["Emma", "Faust", "Fictions"]

    var body: some View {
        List(titles.filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) { Text($0) }
            .searchable(text: $query, prompt: "Title")
    }
}

@Suite(.runtimeIssuesFail)
struct SearchTests {
    @Test func `words typed into the search field filter its list`() {
        let host = ViewHost(rootView: Books())
        #expect(
            "\(host.accessibilityTree)" == """
                Title, "", text field
                Emma, text
                Faust, text
                Fictions, text
                """)
        #expect(host.type("F", into: .type("TextField")) == .done)
        #expect(
            host.tree.all("Text").compactMap(\.text) == ["Title", "Faust", "Fictions"])
        host.clear(.type("TextField"))
        #expect(host.tree.all("Text").count == 4)
    }

    @Test func `the search field lies above the list`() throws {
        let host = ViewHost(rootView: Books(), size: ProposedViewSize(width: 200, height: 400))
        let field = try #require(host.frame(of: .type("TextField")))
        let list = try #require(host.frame(of: .type("List")))
        #expect(field.maxY <= list.minY)
        #expect(list.maxY == 400)
    }
}
