import Tessera
import TesseraTesting
import Testing

private struct Form: View {
    @State private var last = "none"

    var body: some View {
        VStack {
            ForEach(["a", "b"], id: \.self) { row in
                HStack {
                    Text("pick").onTapGesture { last = "text \(row)" }
                    Image(systemName: "star").accessibilityLabel("star \(row)")
                        .onTapGesture { last = "star \(row)" }
                }
                .onTapGesture { last = "row \(row)" }
            }
            Text(last)
        }
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct QueryTests {
    @Test(arguments: [
        (ViewQuery.text("pick"), "text a"), (.text("pick")[1], "text b"),
        (.type("Image"), "star a"), (.type(Image.self)[1], "star b"),
        (.label("star b"), "star b"), (.path("Form/VStack/HStack[1]"), "row b"),
        (.path("Form/VStack/HStack[0]/Text[0]"), "text a"),
        (.text("pick").inside(.type("HStack")[1]), "text b"),
    ])
    func `a view is found by text, type, label or path, and tapped`(
        query: ViewQuery, picked: String
    ) {
        let host = ViewHost(rootView: Form())
        #expect(host.tap(query) == .done)
        #expect(host.tree["Form/VStack/Text"]?.text == picked)
    }

    @Test func `what is not found is refused, with what was looked for`() {
        let host = ViewHost(rootView: Form())
        #expect(
            host.tap(.text("nothing")) == .refused("there is no view with text \"nothing\""))
        #expect(
            host.tap(.type("Text")[9].inside(.path("Form/VStack")))
                == .refused("there is no view with type Text[9] inside path Form/VStack"))
        expectIssues(host, [])
    }

    @Test func `a view that was found can be tapped until it leaves the tree`() throws {
        struct Vanishing: View {
            @State private var isThere = true
            var body: some View {
                if isThere { Text("go").onTapGesture { isThere = false } }
            }
        }
        let host = ViewHost(rootView: Vanishing())
        let view = try #require(host.find(.text("go")))
        #expect(view.tap() == .done)
        #expect(view.tap() == .refused("the view is no longer in the tree"))
    }

    @Test func `a tree becomes json and a tree again`() throws {
        let tree = ViewHost(rootView: Form()).tree
        #expect(try ViewTree(json: tree.json()) == tree)
    }

    @Test func `a tree too deep for json is refused, and the deepest that is not can be read`()
        throws
    {
        func tree(levels: Int) throws -> ViewTree {
            var tree = ViewHost(rootView: Text("leaf")).tree
            for _ in 1..<levels {
                var around = ViewHost(rootView: VStack {}).tree
                try #require(around.roots.count == 1)
                around.roots[0].children = tree.roots
                tree = around
            }
            return tree
        }
        let deepest = try tree(levels: 250)
        #expect(try ViewTree(json: deepest.json()) == deepest)
        #expect(throws: EncodingError.self) { try tree(levels: 251).json() }
        #expect(throws: EncodingError.self) { try tree(levels: 3000).json() }
    }
}
