import Foundation
import TesseraCore
import TestViews
import TesseraTesting

// A picture is a value: what is set in it is what it then shows, and all of it can be stored.

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
            // The tests take its elements by their numbers.
            try #require(tree.roots.map { $0.children.map(\.children.count) } == [[0, 1, 0], []])
            return tree
        }
    }

    @Test func `an edited element differs only in the edited part`() throws {
        var tree = try tree
        tree.roots[0].text = "first"
        tree.roots[0].children[1].children[0].text = "inside"
        tree.roots[0].children[2].id = "last"
        #expect(
            tree.text(.identity) == """
                Stack "first"
                  Label "a"
                  Row name: "row"
                    Label "inside"
                  Label #last "c"
                Label "end"
                """)
    }

    private struct Control: View {
        var number: Int
        var body: some View { StyledControl(number, default: Plain()) }
    }

    private struct Plain: ControlStyle {
        func makeBody(configuration: Int) -> some View { Label("\(configuration)") }
    }

    @Test func `styles and environment survive a JSON round trip`() throws {
        let tree = ViewGraph(
            Stack {
                Control(number: 1)
                Control(number: 2).controlStyle(Plain())
            }
            .environment(\.title, "t")
        ).tree
        let decoded = try JSONDecoder().decode(ViewTree.self, from: JSONEncoder().encode(tree))
        #expect(decoded == tree)
        #expect(
            decoded.text(.environment) == #"""
                Stack .environment(\.title, "t") {title: "t"}
                  Control number: 1 [Plain, by default]
                    Label "1"
                  Control number: 2 .controlStyle(Plain) [Plain, set on Stack/Control[1]]
                    Label "2"
                """#)
    }

    @Test func `JSON elements hold their description and children`() throws {
        let tree = ViewGraph(Counter("a").id(1)).tree
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(tree), as: UTF8.self) == #"""
                {"roots":[{"children":[{"children":[],"environment":[],"modifiers":[],\#
                "name":"Tap","ordinal":0,"styles":[],"text":"a",\#
                "values":[]}],"environment":[],"id":"1","modifiers":[],\#
                "name":"Counter","ordinal":0,"styles":[],\#
                "values":[{"name":"name","value":"\"a\""},{"name":"count","value":"0"}]}]}
                """#)
    }
}
