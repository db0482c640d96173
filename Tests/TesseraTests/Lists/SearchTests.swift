import Tessera
import TesseraTesting
import TestViews

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
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Title, "", text field
            Emma, text
            Faust, text
            Fictions, text
            """)
        expectEqual(host.type("F", into: .type("TextField")), .done)
        expectEqual(
            host.tree.all("Text").compactMap(\.text), ["Title", "Faust", "Fictions"])
        host.clear(.type("TextField"))
        expectEqual(host.tree.all("Text").count, 4)
    }

    @Test func `the search field lies above the list`() throws {
        let host = ViewHost(rootView: Books(), size: ProposedViewSize(width: 200, height: 400))
        let field = try #require(host.frame(of: .type("TextField")))
        let list = try #require(host.frame(of: .type("List")))
        #expect(field.maxY <= list.minY)
        expectEqual(list.maxY, 400)
    }

    @Test func `an empty list keeps its place below the field`() throws {
        let host = ViewHost(rootView: Books(), size: ProposedViewSize(width: 200, height: 400))
        let before = try #require(host.frame(of: .type("List")))
        host.type("Z", into: .type("TextField"))
        expectEqual(host.tree.all("Text").count, 1)
        expectEqual(host.frame(of: .type("List")), before)
    }

    @Test func `views see that a search goes on, and can end it`() {
        struct Hint: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch

            var body: some View {
                Button(isSearching ? "end" : "idle") { dismissSearch() }
            }
        }
        struct Screen: View {
            @State private var query = ""
            var body: some View { Hint().searchable(text: $query) }
        }
        let host = ViewHost(rootView: Screen())
        #expect(host.tree.first(text: "idle") != nil)
        host.type("a", into: .type("TextField"))
        host.tap(.text("end"))
        #expect(host.tree.first(text: "idle") != nil)
        #expect("\(host.tree)".contains("query: \"\""))
        // Outside of a search nothing ends.
        let alone = ViewHost(rootView: Hint())
        alone.tap(.text("idle"))
        #expect(alone.tree.first(text: "idle") != nil)
    }

    @Test func `a search begins and ends with a value`() {
        struct Screen: View {
            @State private var query = ""
            @State private var isPresented = true
            var body: some View {
                Toggle("on", isOn: $isPresented)
                TextField("other", text: .constant(""))
                Text("list").searchable(text: $query, isPresented: $isPresented)
            }
        }
        let host = ViewHost(rootView: Screen())
        let field = "Screen/SearchableModifier/VStack/HStack/TextField"
        expectEqual(host.focusedView?.path, field)
        host.tap(.type("Switch"))
        #expect(host.focusedView == nil)
        host.tap(.type("Switch"))
        expectEqual(host.focusedView?.path, field)
        host.focus(.text("other"))
        #expect("\(host.tree)".contains("isPresented: false"))
    }
}
