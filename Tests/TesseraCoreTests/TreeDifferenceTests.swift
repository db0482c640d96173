import Foundation
import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct TreeDifferenceTests {
    struct Names: View {
        var names: [String]
        var title = "title"
        var body: some View {
            Label(title)
            Stack { ForEach(names, id: \.self) { name in Row(name) { Label(name) } } }
        }
    }

    private func difference(_ before: Names, _ after: Names) -> String {
        let graph = ViewGraph(before)
        let old = graph.tree
        graph.view = after
        return "\(graph.tree.difference(from: old))"
    }

    @Test func `equal trees have no difference`() {
        expectEqual(difference(Names(names: ["a"]), Names(names: ["a"])), "no change")
    }

    @Test func `a changed view is one line, with its path`() {
        expectEqual(
            difference(Names(names: []), Names(names: [], title: "other")),
            """
            ~ Names: title: "title" → title: "other"
            ~ Names/Label: "title" → "other"
            """)
    }

    @Test func `inserted and removed elements are named by ids`() {
        expectEqual(
            difference(Names(names: ["a", "b", "c"]), Names(names: ["a", "c", "d"])),
            """
            - Names/Stack/Row[1]: Row name: "b"
            + Names/Stack/Row[2]: Row name: "d"
            """)
    }

    @Test func `a moved element is reported as moved, once`() {
        expectEqual(
            difference(Names(names: ["a", "b"]), Names(names: ["b", "a"])),
            "> Names/Stack/Row[1] moved to Names/Stack/Row")
        expectEqual(
            difference(Names(names: ["a", "b", "c", "d"]), Names(names: ["d", "a", "b", "c"])),
            "> Names/Stack/Row[3] moved to Names/Stack/Row")
    }

    @Test func `as few elements as possible are reported as moved`() {
        expectEqual(
            difference(Names(names: ["a", "b", "c", "d"]), Names(names: ["b", "c", "d", "a"])),
            "> Names/Stack/Row moved to Names/Stack/Row[3]")
        expectEqual(
            difference(Names(names: ["x", "y", "a", "b"]), Names(names: ["b", "a"])),
            """
            - Names/Stack/Row: Row name: "x"
            - Names/Stack/Row[1]: Row name: "y"
            > Names/Stack/Row[3] moved to Names/Stack/Row
            """)
    }

    @Test func `elements without ids do not make others move`() {
        struct Titled: View {
            var names: [String]
            var body: some View {
                Stack {
                    Label("title")
                    ForEach(names, id: \.self) { Label($0) }
                    Label("end")
                }
            }
        }
        let graph = ViewGraph(Titled(names: ["a", "b", "c", "d"]))
        let old = graph.tree
        graph.view = Titled(names: ["b", "d", "c"])
        expectEqual(
            "\(graph.tree.difference(from: old))",
            """
            - Titled/Stack/Label[1]: Label "a"
            > Titled/Stack/Label[4] moved to Titled/Stack/Label[2]
            """)
    }
}

@Suite(.runtimeIssuesFail)
struct TreeSearchTests {
    struct Screen: View {
        var body: some View {
            Stack {
                Label("a")
                Label("b")
                Row("row") { Stack { Label("b") } }
            }
            Label("c")
        }
    }

    @Test(arguments: [
        ("Screen", "Screen"), ("Screen/Stack/Label", "a"), ("Screen/Stack/Label[0]", "a"),
        ("Screen/Stack/Label[1]", "b"), ("Screen/Stack/Row/Stack/Label", "b"),
        ("Screen/Label", "c"),
    ])
    func `a view is found by its path`(path: String, says: String) {
        let element = ViewGraph(Screen()).tree[path]
        #expect(element?.text ?? element?.name == says)
    }

    @Test(arguments: ["", "Stack", "Screen/Label[1]", "Screen/Stack/Label[2]", "Screen/Nothing"])
    func `a path that leads nowhere finds nothing`(path: String) {
        #expect(ViewGraph(Screen()).tree[path] == nil)
    }

    @Test func `views are found by type, by text, and by any condition`() {
        let tree = ViewGraph(Screen()).tree
        expectEqual(tree.all("Label").map(\.text), ["a", "b", "b", "c"])
        expectEqual(tree.all("Nothing"), [])
        expectEqual(tree.first(text: "b")?.pathComponent, "Label[1]")
        #expect(tree.first(text: "x") == nil)
        expectEqual(
            tree.matches { $0.name == "Stack" || $0.text == "c" }.map(\.path),
            ["Screen/Stack", "Screen/Stack/Row/Stack", "Screen/Label"])
        expectEqual(tree.all("Row").first?.value("name"), "\"row\"")
    }
}
