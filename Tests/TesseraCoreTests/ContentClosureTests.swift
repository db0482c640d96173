import Observation
import TesseraCore
import TestViews
import TesseraTesting

// Reads by the closures of a body while its content is made count as reads of that body, or of the
// place that shows the content.

@Suite(.runtimeIssuesFail)
struct ContentClosureTests {
    @Observable
    final class Model {
        var name = "a"
        var count = 2
    }

    struct List: View {
        @State private var name = "a"
        @State private var count = 2
        var body: some View {
            Label("list")
            ForEach(0..<count, id: \.self) { number in
                Stack { ForEach(0..<1) { _ in Label("\(name)\(number)") } }
            }
            Tap("rename") { name += "!" }
            Tap("add") { count += 1 }
        }
    }

    @Test func `the body that wrote a ForEach owns its reads`() {
        let graph = ViewGraph(List())
        expectEqual(graph.recordingBodies { graph.tap("rename") }, ["List"])
        expectEqual(graph.labels, ["list", "a!0", "a!1"])
        expectEqual(graph.recordingBodies { graph.tap("add") }, ["List"])
        expectEqual(graph.recordingBodies { graph.tap("rename") }, ["List"])
        expectEqual(graph.labels, ["list", "a!!0", "a!!1", "a!!2"])
    }

    struct Observer: View {
        let model: Model
        var body: some View {
            ForEach(0..<model.count, id: \.self) { number in Label("\(model.name)\(number)") }
        }
    }

    @Test func `what a ForEach reads of an object counts as well`() {
        let model = Model()
        let graph = ViewGraph(Observer(model: model))
        graph.update()
        expectEqual(graph.recordingBodies { model.name = "b" }, ["Observer"])
        expectEqual(graph.recordingBodies { model.count = 1 }, ["Observer"])
        expectEqual(graph.labels, ["b0"])
    }

    /// A modifier whose states show, hide and size its content.
    struct Frame: ViewModifier {
        @State private var isOpen = true
        @State private var size = 0
        func body(content: Content) -> some View {
            Label("frame \(size)")
            if isOpen { content }
            Tap("open") { isOpen.toggle() }
            Tap("resize") { size += 1 }
        }
    }

    struct Framed: View {
        @State private var name = "a"
        @State private var other = 0
        let model: Model
        var body: some View {
            ForEach(0..<2) { number in Label("\(name)\(model.name)\(number)") }
                .modifier(Frame())
            Tap("rename") { name += "!" }
            Tap("other") { other += 1 }
        }
    }

    @Test func `what modified content reads runs no body`() {
        let model = Model()
        let graph = ViewGraph(Framed(model: model))
        graph.update()
        expectEqual(graph.recordingBodies { graph.tap("rename") }, [])
        expectEqual(graph.recordingBodies { model.name = "b" }, [])
        expectEqual(graph.labels, ["frame 0", "a!b0", "a!b1"])
        expectEqual(graph.recordingBodies { graph.tap("resize") }, ["Frame"])
        expectEqual(graph.recordingBodies { model.name = "c" }, [])
        expectEqual(graph.labels, ["frame 1", "a!c0", "a!c1"])
    }

    @Test func `content placed twice is two views, each with its own state`() {
        struct Twice: ViewModifier {
            func body(content: Content) -> some View {
                content
                Row("second") { content }
            }
        }
        struct Screen: View {
            @State private var name = "a"
            var body: some View {
                Counter(name).modifier(Twice())
                Tap("rename") { name = "b" }
            }
        }
        let graph = ViewGraph(Screen())
        graph.tap("a")
        expectEqual(graph.counters, ["a 1", "a 0"])
        graph.tap("rename")
        expectEqual(graph.counters, ["b 1", "b 0"])
        #expect("\(graph.tree)".contains("Counter"))
    }

    @Test func `a modifier runs only if its value or its reads change`() {
        struct Titled: ViewModifier {
            let title: String
            func body(content: Content) -> some View {
                Label(title)
                content
            }
        }
        struct Screen: View {
            @State private var title = "a"
            @State private var count = 0
            var body: some View {
                Label("\(count)").modifier(Titled(title: title))
                Tap("title") { title += "!" }
                Tap("count") { count += 1 }
            }
        }
        let graph = ViewGraph(Screen())
        expectEqual(graph.recordingBodies { graph.tap("count") }, ["Screen"])
        expectEqual(graph.recordingBodies { graph.tap("title") }, ["Screen", "Titled"])
        expectEqual(graph.labels, ["a!", "1"])
    }

    /// A modifier that passes its content out, and does not show it.
    struct Letting: ViewModifier {
        let out: (AnyView) -> Void
        func body(content: Content) -> some View {
            let _ = out(AnyView(content))
            Label("let")
        }
    }

    struct LetOut: View {
        let model: Model
        let out: (AnyView) -> Void
        var body: some View {
            ForEach(0..<1) { _ in Label(model.name) }
                .modifier(Frame())
                .modifier(Letting(out: out))
        }
    }

    @Test func `a leaked inner modifier outlives its writer safely`() {
        let model = Model()
        var content: AnyView?
        var graph: ViewGraph? = ViewGraph(LetOut(model: model) { content = $0 })
        graph?.update()
        let other = ViewGraph(content)
        expectEqual(other.labels, ["frame 0", "a"])
        (content, graph) = (nil, nil)
        model.name = "b"
        expectEqual(other.labels, ["frame 0", "b"])
    }
}
