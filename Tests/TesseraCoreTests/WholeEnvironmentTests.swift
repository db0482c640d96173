import TesseraCore
import TestViews
import TesseraTesting

/// A program can read, store and set a whole environment: `\.self`.
@Suite(.runtimeIssuesFail)
struct WholeEnvironmentTests {
    struct Title: View {
        @Environment(\.title) private var title
        @Environment(\.size) private var size
        var body: some View { Label("\(title) \(size)") }
    }

    /// A view that shows a title in the environment of this view, whatever modifiers lie between.
    struct Bridge: View {
        @Environment(\.self) private var values
        var change: (inout EnvironmentValues) -> Void = { _ in }
        var body: some View {
            var changed = values
            change(&changed)
            return Title().environment(\.self, changed).environment(\.title, "between")
                .environment(\.size, 9)
        }
    }

    @Test func `written values count as well`() {
        let graph = ViewGraph(Bridge { $0.size = 3 }.environment(\.title, "outer"))
        expectEqual(graph.labels, ["outer 3"])
    }

    @Test func `fresh values bring back the defaults`() {
        let graph = ViewGraph(
            Title().environment(\.self, EnvironmentValues()).environment(\.title, "outer"))
        expectEqual(graph.labels, ["untitled 1"])
    }

    @Test func `written values set themselves, others their defaults`() {
        var values = EnvironmentValues()
        values.size = 2
        let graph = ViewGraph(Title().environment(\.self, values).environment(\.title, "outer"))
        expectEqual(graph.labels, ["untitled 2"])
    }

    @Test func `a transformed environment starts from the outer one`() {
        let graph = ViewGraph(
            Title().transformEnvironment(\.self) { $0.size += 1 }.environment(\.title, "outer"))
        expectEqual(graph.labels, ["outer 2"])
        graph.environment.size = 5
        expectEqual(graph.labels, ["outer 6"])
    }

    struct Switches: View {
        @State private var title = "a"
        @State private var isSized = false
        var body: some View {
            Row("row") { Bridge() }
                .transformEnvironment(\.self) { if isSized { $0.size = 4 } }
                .environment(\.title, title)
            Tap("title") { title += "a" }
            Tap("size") { isSized.toggle() }
        }
    }

    @Test func `a change at the reader's place changes copies`() {
        let graph = ViewGraph(Switches())
        expectEqual(graph.labels, ["a 1"])
        graph.tap("title")
        expectEqual(graph.labels, ["aa 1"])
    }

    @Test func `changes at the reader's place run their readers alone`() {
        let graph = ViewGraph(Bridge())
        expectEqual(graph.labels, ["untitled 1"])
        expectEqual(graph.recordingBodies { graph.environment.title = "root" }, ["Title"])
        expectEqual(graph.labels, ["root 1"])
    }

    @Test func `a first value at a place arrives and leaves`() {
        let graph = ViewGraph(Switches())
        expectEqual(graph.labels, ["a 1"])
        graph.tap("size")
        expectEqual(graph.labels, ["a 4"])
        graph.tap("size")
        expectEqual(graph.labels, ["a 1"])
    }

    struct Choice: View {
        @Environment(\.self) private var values
        @State private var isFresh = false
        var body: some View {
            Title().environment(\.self, isFresh ? EnvironmentValues() : values)
            Tap("switch") { isFresh.toggle() }
        }
    }

    @Test func `the content sees a new set of values immediately`() {
        let graph = ViewGraph(Choice().environment(\.title, "outer"))
        for labels in [["outer 1"], ["untitled 1"], ["outer 1"], ["untitled 1"]] {
            expectEqual(graph.labels, labels)
            graph.tap("switch")
        }
    }

    @Test func `a style is among the values`() {
        struct Look: ControlStyle {
            var mark = "plain"
            func makeBody(configuration: String) -> some View {
                Label("\(mark) \(configuration)")
            }
        }
        struct Control: View {
            var body: some View { StyledControl("control", default: Look()) }
        }
        struct Screen: View {
            @Environment(\.self) private var values
            var body: some View {
                Row("row") { Control().environment(\.self, values) }
                    .controlStyle(Look(mark: "inner"))
                Control().environment(\.self, EnvironmentValues())
            }
        }
        let graph = ViewGraph(Screen().controlStyle(Look(mark: "outer")))
        expectEqual(graph.labels, ["outer control", "plain control"])
    }

    @Test func `a tree may start from the values of another`() {
        var kept = EnvironmentValues()
        struct Reader: View {
            @Environment(\.self) private var values
            let keep: (EnvironmentValues) -> Void
            var body: some View {
                let _ = keep(values)
                Title()
            }
        }
        let first = ViewGraph(Reader { kept = $0 }.environment(\.title, "first"))
        first.update()
        let second = ViewGraph(Title(), environment: kept)
        expectEqual(second.labels, ["first 1"])
        second.environment.size = 4
        expectEqual(second.labels, ["first 4"])
        second.environment = EnvironmentValues()
        expectEqual(second.labels, ["untitled 1"])
    }

    @Test func `the tree prints written values`() {
        var values = EnvironmentValues()
        values.title = "mine"
        let graph = ViewGraph(Label("a").environment(\.self, values))
        expectEqual(
            "\(graph.tree)", #"Label "a" .environment(\.self, EnvironmentValues(title: "mine"))"#)
    }
}
