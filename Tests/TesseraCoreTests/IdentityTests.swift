import TesseraCore
import TestViews
import TesseraTesting

// Rules 33 and 34 of Rules.md: a view with the same identity keeps its state.

@Suite(.runtimeIssuesFail)
struct IdentityTests {
    struct Screen<Content: View>: View {
        var flag = false
        let content: (Bool) -> Content
        init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }
        @State private var isOn = false
        var body: some View {
            content(isOn)
            Tap("switch") { isOn.toggle() }
        }
    }

    /// Returns the counters after each of two switches, after one tap on each counter.
    private func countersAfterSwitching<Content: View>(
        @ViewBuilder content: @escaping (Bool) -> Content
    ) -> [[String]] {
        let graph = ViewGraph(Screen(content: content))
        for counter in graph.tree.all("Counter") { graph.tap(counter.children.first?.text ?? "") }
        graph.tap("switch")
        let switched = graph.counters
        graph.tap("switch")
        return [switched, graph.counters]
    }

    @Test func `a view keeps its state for as long as it keeps its position`() {
        let counters = countersAfterSwitching { isOn in
            Counter("a")
            if isOn { Label("between") }
            Counter(isOn ? "c" : "b")
        }
        expectEqual(counters, [["a 1", "c 1"], ["a 1", "b 1"]])
    }

    @Test func `another branch drops the state, even of the same type`() {
        let counters = countersAfterSwitching { isOn in
            if isOn { Counter("a") } else { Counter("a") }
        }
        expectEqual(counters, [["a 0"], ["a 0"]])
    }

    @Test func `a condition inside an argument is no branch`() {
        let counters = countersAfterSwitching { isOn in Counter(isOn ? "yes" : "no") }
        expectEqual(counters, [["yes 1"], ["no 1"]])
    }

    @Test func `if let keeps the view while there is any value`() {
        struct Named: View {
            var name: String?
            var body: some View { if let name { Counter(name) } }
        }
        let graph = ViewGraph(Named(name: "a"))
        graph.tap("a")
        graph.view = Named(name: "b")
        expectEqual(graph.counters, ["b 1"])
        graph.view = Named(name: nil)
        expectEqual(graph.counters, [])
        graph.view = Named(name: "b")
        expectEqual(graph.counters, ["b 0"])
    }

    @Test func `AnyView keeps the same type and replaces another`() {
        struct Other: View {
            var body: some View { Counter("a") }
        }
        let same = countersAfterSwitching { isOn in AnyView(Counter(isOn ? "b" : "a")) }
        expectEqual(same, [["b 1"], ["a 1"]])
        let other = countersAfterSwitching { isOn in
            isOn ? AnyView(Other()) : AnyView(Counter("a"))
        }
        expectEqual(other, [["a 0"], ["a 0"]])
    }

    @Test func `AnyView around AnyView counts as one`() {
        let counters = countersAfterSwitching { isOn in
            isOn ? AnyView(AnyView(Counter("a"))) : AnyView(erasing: Counter("a"))
        }
        expectEqual(counters, [["a 1"], ["a 1"]])
    }

    @Test func `an AnyView used twice is shown by both views`() {
        struct Framed: View {
            let content: AnyView
            var body: some View { content }
        }
        let counters = countersAfterSwitching { isOn in
            let content = AnyView(Counter(isOn ? "b" : "a"))
            Framed(content: content)
            Framed(content: content)
        }
        expectEqual(counters, [["b 2", "b 0"], ["a 2", "a 0"]])
    }

    @Test func `another id drops the state, the same id keeps it`() {
        let other = countersAfterSwitching { isOn in Counter("a").id(isOn ? 1 : 0) }
        expectEqual(other, [["a 0"], ["a 0"]])
        let same = countersAfterSwitching { isOn in Counter(isOn ? "b" : "a").id("id") }
        expectEqual(same, [["b 1"], ["a 1"]])
    }

    @Test func `two views under the same id are two`() {
        let counters = countersAfterSwitching { _ in
            Counter("a").id(1)
            Counter("b").id(1)
        }
        expectEqual(counters, [["a 1", "b 1"], ["a 1", "b 1"]])
    }

    @Test func `a condition around a modifier changes its view's identity`() {
        let counters = countersAfterSwitching { isOn in
            if isOn { Counter("a").id(0) } else { Counter("a") }
        }
        expectEqual(counters, [["a 0"], ["a 0"]])
    }
}
