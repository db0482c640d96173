import TesseraCore
import TestViews
import TesseraTesting

// Rules 20 and 25 of Rules.md: properties that the graph has not installed.
@Suite(.runtimeIssuesFail)
struct UninstalledPropertyTests {
    /// Not a `DynamicProperty`, so the graph does not install the properties inside.
    struct Plain {
        @State var count = 3
        @Environment(\.title) var title
    }

    struct Holder<Content: View>: View {
        let plain = Plain()
        let content: (Plain) -> Content
        var body: some View { content(plain) }
    }

    func message(_ property: String, _ use: String, _ result: String) -> String {
        "\(property) is \(use) where the graph has not installed it: in a plain struct, an enum "
            + "or an optional, in a style whose makeBody another style calls, or in a view that is "
            + "not in the tree; \(result). Declare it in the view itself or in a DynamicProperty, or set the "
            + "style on the control."
    }

    @Test
    func `state read in a plain struct is reported`() {
        let graph = ViewGraph(Holder { Label("\($0.count)") })
        expectEqual(graph.labels, ["3"])
        expectIssues(
            graph,
            [
                "Holder: "
                    + message("@State of type Int", "read", "its initial value is used")
            ])
    }

    @Test func `a binding to such a state is reported, and constant`() {
        let graph = ViewGraph(Holder { Label("\($0.$count.isConstant)") })
        expectEqual(graph.labels, ["true"])
        expectIssues(
            graph,
            [
                "Holder: "
                    + message("@State of type Int", "bound to", "the binding is a constant")
            ])
    }

    @Test func `a write to such a state is reported, also in an action`() {
        let graph = ViewGraph(Holder { plain in Tap("add") { plain.count = 5 } })
        expectIssues([
            "outside a body: "
                + message("@State of type Int", "written", "the write is ignored")
        ]) { graph.tap("add") }
    }

    @Test func `an environment value in a plain struct is reported`() {
        let graph = ViewGraph(Holder { Label($0.title) }.environment(\.title, "set"))
        expectEqual(graph.labels, ["untitled"])
        expectIssues(
            graph,
            [
                "Holder: "
                    + message("@Environment of type String", "read", "the default is used")
            ])
    }

    @Test func `state of a style called by another style is reported`() {
        struct Look: ControlStyle {
            @State private var taps = 0
            func makeBody(configuration: String) -> some View {
                Tap(configuration) { taps += 1 }
            }
        }
        struct Framed: ControlStyle {
            func makeBody(configuration: String) -> some View {
                Stack { Look().makeBody(configuration: configuration) }
            }
        }
        let graph = ViewGraph(StyledControl("tap", default: Framed()))
        expectIssues([
            "outside a body: "
                + message("@State of type Int", "written", "the write is ignored")
        ]) { graph.tap("tap") }
    }

    @Test func `outside a body the initial value is read without a report`() {
        @State var count = 3
        var value = expectIssues([]) { count }
        expectIssues(["outside a body: …", "outside a body: …"]) {
            count = 5
            value += $count.wrappedValue
        }
        expectEqual(value, 6)
    }

    @Test func `initial state may be given where another body runs`() {
        struct Start: View {
            @State private var count: Int
            init(at count: Int) { _count = State(initialValue: count) }
            var body: some View { Label("\(count)") }
        }
        let graph = ViewGraph(Row("row") { Start(at: 7) })
        expectEqual(graph.labels, ["7"])
        expectIssues(graph, [])
    }
}
