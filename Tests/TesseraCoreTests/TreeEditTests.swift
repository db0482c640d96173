import TesseraCore
import TestViews
import TesseraTesting

// A tree is a value, and shows each change of its elements.

@Suite(.runtimeIssuesFail)
struct TreeEditTests {
    private var tree: ViewTree {
        get throws {
            let tree = ViewGraph(
                Group {
                    Stack {
                        Label("a")
                        Row("row") { Label("b") }
                        Label("c")
                    }
                    Label("end")
                }
            ).tree
            // The tests refer to its elements by their numbers.
            try #require(tree.roots.map { $0.children.map(\.children.count) } == [[0, 1, 0], []])
            return tree
        }
    }

    @Test func `an edited element differs only in the edited part`() throws {
        var tree = try tree
        tree.roots[0].text = "first"
        tree.roots[0].children[1].children[0].text = "inside"
        tree.roots[0].children[2].id = "last"
        expectEqual(
            tree.text(.identity),
            """
            Stack "first"
              Label "a"
              Row name: "row"
                Label "inside"
              Label #last "c"
            Label "end"
            """)
    }
}
