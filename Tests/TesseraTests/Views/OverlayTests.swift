import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct OverlayTests {
    @Test func `overlay views are inside their base, after its content`() {
        expectEqual(
            tree {
                HStack { Text("a") }
                    .overlay { Divider() }
                    .padding(10)
                    .background(alignment: .top) {
                        Text("b")
                        Text("c")
                    }
            },
            """
            HStack .overlay(…).padding(10).background(…, alignment: .top)
              Text "a"
              overlay
                Divider
              background
                Text "b"
                Text "c"
            """)
    }

    @Test func `a style lies on a view without inner views`() {
        expectEqual(
            tree { Divider().overlay(.red).overlay(Color.blue).background(.green) },
            "Divider .overlay(.red).overlay(.blue).background(.green)")
        expectEqual(
            tree { Divider().overlay(Text("a"), alignment: .top) },
            """
            Divider .overlay(…, alignment: .top)
              overlay
                Text "a"
            """)
    }

    @Test func `the last of several views has the overlay`() {
        expectEqual(
            tree {
                Text("before")
                Group {
                    Text("a")
                    Text("b")
                }
                .overlay { Divider() }
                EmptyView().overlay { Divider() }
            },
            """
            Text "before"
            Text "a" .overlay(…)
            Text "b" .overlay(…)
              overlay
                Divider
            """)
    }

    @Test func `an overlay is shown while there is something in it`() {
        struct Screen: View {
            var isCovered: Bool
            var body: some View {
                Text("a").overlay { if isCovered { Text("b") } }
            }
        }
        let graph = ViewGraph(Screen(isCovered: false))
        expectEqual(graph.tree["Screen/Text"]?.children, [])
        graph.view = Screen(isCovered: true)
        expectEqual(graph.tree["Screen/Text/overlay/Text"]?.text, "b")
    }

    @Test func `an overlay's path does not count inner overlays`() {
        let tree = ViewGraph(
            HStack {
                Text("a").overlay { Divider() }
                Text("b").overlay { Divider() }
            }
            .overlay { Text("c") }
        ).tree
        expectEqual(
            tree.matches { $0.name == "overlay" }.map(\.path),
            ["HStack/Text/overlay", "HStack/Text[1]/overlay", "HStack/overlay"])
    }

    @Test func `an overlay sees the environment of its modifier`() {
        struct Reader: View {
            @Environment(\.font) private var font
            var body: some View { Text(font.map { "\($0)" } ?? "none") }
        }
        expectEqual(
            tree { Reader().font(.title).overlay { Reader() }.font(.body) },
            """
            Reader .font(.title).overlay(…).font(.body)
              Text ".title"
              overlay
                Reader
                  Text ".body"
            """)
    }
}
