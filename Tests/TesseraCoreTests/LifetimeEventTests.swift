import Observation
import TesseraCore
import TestViews
import TesseraTesting

/// A modifier that logs the lifetime of its view, and performs an action for each event.
struct Follow: PrimitiveModifier {
    var name: String
    var log: Log
    var onAppear: () -> Void = {}
    var onChange: () -> Void = {}
    var onDisappear: () -> Void = {}

    var description: ModifierDescription? { ModifierDescription("follow", name) }
    static var observesLifetime: Bool { true }
    func didAppear() {
        log("\(name) appeared")
        onAppear()
    }
    func didChange(from old: Follow) {
        log("\(old.name) became \(name)")
        onChange()
    }
    func didDisappear() {
        log("\(name) disappeared")
        onDisappear()
    }
}

@Suite(.runtimeIssuesFail)
struct LifetimeEventTests {
    struct Screen: View {
        @State private var isShown = true
        @State private var name = "a"
        let log: Log
        var body: some View {
            Stack {
                if isShown {
                    Label(name).modifier(Follow(name: name, log: log))
                    Stack { Label("b").modifier(Follow(name: "inner", log: log)) }
                        .modifier(Follow(name: "outer", log: log))
                }
            }
            Tap("show") { isShown.toggle() }
            Tap("rename") { name += "!" }
        }
    }

    @Test func `a modifier sees appearing, changes, disappearing in order`() {
        let log = Log()
        let graph = ViewGraph(Screen(log: log))
        expectEqual(log.take(), [])
        graph.update()
        expectEqual(Set(log.take()), ["a appeared", "inner appeared", "outer appeared"])
        graph.tap("rename")
        expectEqual(
            log.take(), ["a became a!", "outer became outer", "inner became inner"])
        graph.tap("show")
        expectEqual(
            Set(log.take()), ["a! disappeared", "inner disappeared", "outer disappeared"])
    }

    @Test func `views disappear when their graph goes`() {
        let log = Log()
        do {
            let graph = ViewGraph(Label("a").modifier(Follow(name: "a", log: log)))
            graph.update()
        }
        expectEqual(log.take(), ["a appeared", "a disappeared"])
    }

    /// A view that exchanges two views, in each way in which a view can be exchanged.
    struct Exchanged: View {
        @State private var isFirst = true
        let log: Log
        var body: some View {
            if isFirst { followed("if") } else { followed("else") }
            if isFirst { followed("optional") }
            if isFirst { AnyView(followed("any")) } else { AnyView(Label("other")) }
            (isFirst ? AnyView(followed("erased")) : AnyView(Label("other")))
            followed("id").id(isFirst)
            ForEach(isFirst ? ["a", "b"] : ["b"], id: \.self) { followed($0) }
            Tap("exchange") { isFirst.toggle() }
        }
        private func followed(_ name: String) -> some View {
            Label(name).modifier(Follow(name: name, log: log))
        }
    }

    @Test func `a replaced view disappears, however it is replaced`() {
        let log = Log()
        let graph = ViewGraph(Exchanged(log: log))
        graph.update()
        _ = log.take()
        graph.tap("exchange")
        expectEqual(
            log.take().filter { !$0.contains("became") }.sorted(),
            [
                "a disappeared", "any disappeared", "else appeared", "erased disappeared",
                "id appeared", "id disappeared", "if disappeared", "optional disappeared",
            ])
    }

    @Test func `a root view replaced before the update never appears`() {
        let log = Log()
        let graph = ViewGraph(AnyView(EmptyView()))
        graph.view = AnyView(Label("a").modifier(Follow(name: "a", log: log)))
        graph.view = AnyView(EmptyView())
        graph.update()
        expectEqual(log.take(), [])
        graph.view = AnyView(Label("b").modifier(Follow(name: "b", log: log)))
        graph.update()
        graph.view = AnyView(EmptyView())
        graph.update()
        expectEqual(log.take(), ["b appeared", "b disappeared"])
    }

    @Test func `state may be written when a view disappears`() {
        struct Counting: View {
            @State private var isShown = true
            @State private var count = 0
            let log: Log
            var body: some View {
                Label("\(count)")
                if isShown {
                    Label("a").modifier(Follow(name: "a", log: log, onDisappear: { count += 1 }))
                }
                Tap("show") { isShown.toggle() }
            }
        }
        let graph = ViewGraph(Counting(log: Log()))
        graph.tap("show")
        graph.tap("show")
        graph.tap("show")
        expectEqual(graph.labels, ["2"])
    }

    @Test func `changes that answer each other endlessly are reported`() {
        struct Restless: View {
            @State private var value = 0
            let log: Log
            var body: some View {
                Label("\(value)").modifier(Follow(name: "v", log: log, onChange: { value += 1 }))
                Tap("start") { value += 1 }
            }
        }
        let log = Log()
        let graph = ViewGraph(Restless(log: log))
        graph.update()
        let start = graph.picture.nodes.lazy.compactMap { $0.role(Tap.self) }.first
        start?.run()
        graph.update()
        expectIssues(
            graph,
            [
                "Restless/Label: the tree was updated 100 times without settling: after each "
                    + "update, the follow action here wrote a value that required another; the "
                    + "last changes wait for the next update."
            ])
        expectEqual(log.take().count, 101)
    }

    @Test(.enabled(if: searchesDeeply))
    func `an endlessly growing tree is stopped`() {
        struct Growing: View {
            @State private var count = 1
            let log: Log
            var body: some View {
                ForEach(0..<count, id: \.self) {
                    Label("\($0)").modifier(
                        Follow(name: "grow", log: log, onAppear: { count += 1 }))
                }
            }
        }
        let graph = ViewGraph(Growing(log: Log()))
        graph.update()
        expectIssues(
            graph,
            [
                "Growing/Label[999]: the tree was updated 1000 times without settling: after "
                    + "each update, the follow action here wrote a value that required another; "
                    + "the last changes wait for the next update."
            ])
    }

    @Test func `a write in a body is reported and ignored`() {
        struct Hasty: View {
            @State private var count = 0
            var body: some View {
                let _ = count += 1
                Label("\(count)")
            }
        }
        let graph = ViewGraph(Hasty())
        expectEqual(graph.labels, ["0"])
        expectIssues(
            graph,
            [
                "Hasty: state of this view was written while the tree was being updated; the "
                    + "write is ignored. Write it in an action, or in onAppear or onChange."
            ])
        expectEqual(graph.work.bodies, 1)
    }
}
