import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct OverlayTests {
    @Test func `overlay views are inside their base, after its content`() {
        #expect(
            tree {
                HStack { Text("a") }
                    .overlay { Divider() }
                    .padding(10)
                    .background(alignment: .top) {
                        Text("b")
                        Text("c")
                    }
            } == """
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
        #expect(
            tree { Divider().overlay(.red).overlay(Color.blue).background(.green) }
                == "Divider .overlay(.red).overlay(.blue).background(.green)")
        #expect(
            tree { Divider().overlay(Text("a"), alignment: .top) } == """
                Divider .overlay(…, alignment: .top)
                  overlay
                    Text "a"
                """)
    }

    @Test func `the last of several views has the overlay`() {
        #expect(
            tree {
                Text("before")
                Group {
                    Text("a")
                    Text("b")
                }
                .overlay { Divider() }
                EmptyView().overlay { Divider() }
            } == """
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
        #expect(graph.tree["Screen/Text"]?.children == [])
        graph.view = Screen(isCovered: true)
        #expect(graph.tree["Screen/Text/overlay/Text"]?.text == "b")
    }

    @Test func `an overlay's path does not count inner overlays`() {
        let tree = ViewGraph(
            HStack {
                Text("a").overlay { Divider() }
                Text("b").overlay { Divider() }
            }
            .overlay { Text("c") }
        ).tree
        #expect(
            tree.matches { $0.name == "overlay" }.map(\.path)
                == ["HStack/Text/overlay", "HStack/Text[1]/overlay", "HStack/overlay"])
    }

    @Test func `an overlay sees the environment of its modifier`() {
        struct Reader: View {
            @Environment(\.font) private var font
            var body: some View { Text(font.map { "\($0)" } ?? "none") }
        }
        #expect(
            tree { Reader().font(.title).overlay { Reader() }.font(.body) } == """
                Reader .font(.title).overlay(…).font(.body)
                  Text ".title"
                  overlay
                    Reader
                      Text ".body"
                """)
    }

    @Test func `an issue in an overlay names its path in the tree`() {
        struct Writer: View {
            @State private var value = 0
            var name: String
            var body: some View {
                value = 1
                return Text(name)
            }
        }
        struct Row: View {
            var body: some View {
                Text("a").overlay { Writer(name: "b") }.padding().overlay { Writer(name: "c") }
            }
        }
        let graph = ViewGraph(
            HStack {
                Divider().overlay { Text("d") }
                Row().background { Writer(name: "e") }
                Group {
                    Divider()
                    Divider()
                }.overlay { Writer(name: "f") }
            })
        let tree = graph.tree
        let paths = [
            "HStack/Row/Text/overlay/Writer",
            "HStack/Row/Text/overlay[1]/Writer",
            "HStack/Row/background/Writer",
            "HStack/Divider[2]/overlay/Writer",
        ]
        expectIssues(graph, paths.map { "\($0): …" })
        #expect(paths.map { tree["\($0)/Text"]?.text } == ["b", "c", "e", "f"])
    }

    @Test func `the origin of an overlay's style is a path of the tree`() {
        struct Row: View {
            var body: some View {
                Text("a").overlay {
                    HStack { Toggle("t", isOn: .constant(true)) }.toggleStyle(PlainStyle())
                }
            }
        }
        struct PlainStyle: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let tree = ViewGraph(Row()).tree
        let origins = tree.matches { _ in true }.flatMap { $0.element.styles.map(\.origin) }
        #expect(origins == ["Row/Text/overlay/HStack"])
        #expect(tree["Row/Text/overlay/HStack"]?.modifiers.isEmpty == false)
    }
}
