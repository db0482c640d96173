import TesseraCore
import TestViews
import TesseraTesting

// Rules 12 and 38 of Rules.md: a comparison of views ignores the initial values of their states.

private struct UnfoldedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var isUnfolded: Bool {
        get { self[UnfoldedKey.self] }
        set { self[UnfoldedKey.self] = newValue }
    }
}

@Suite(.runtimeIssuesFail)
struct StateComparisonTests {
    @Test func `state does not take part in the comparison`() {
        struct Own: View {
            @State var value: Int
            let name: String
            var body: some View { Label("\(name) \(value)") }
        }
        let graph = ViewGraph(Own(value: 1, name: "a"))
        expectEqual(graph.recordingBodies { graph.view = Own(value: 2, name: "a") }, [])
        expectEqual(graph.recordingBodies { graph.view = Own(value: 2, name: "b") }, ["Own"])
        expectEqual(graph.labels, ["b 1"])
    }

    @Test func `state in a dynamic property is not compared either`() {
        struct Count: DynamicProperty {
            @State var value: Int
        }
        struct Own: View {
            var count: Count
            var body: some View { Label("\(count.value)") }
        }
        let graph = ViewGraph(Own(count: Count(value: 1)))
        expectEqual(graph.recordingBodies { graph.view = Own(count: Count(value: 2)) }, [])
        expectEqual(graph.labels, ["1"])
    }

    @Test func `a style differing in initial state alone does not rerun`() {
        struct Name { let name: String }
        struct Counting: ControlStyle {
            @State var value: Int
            func makeBody(configuration: Name) -> some View {
                Label("\(configuration.name) \(value)")
            }
        }
        struct Named: StyledView {
            var configuration: Name { Name(name: "a") }
            var defaultStyle: Counting { Counting(value: 0) }
        }
        let graph = ViewGraph(Named().controlStyle(Counting(value: 1)))
        let bodies = graph.recordingBodies {
            graph.view = Named().controlStyle(Counting(value: 2))
        }
        expectEqual(bodies, [])
        expectEqual(graph.labels, ["a 1"])
    }

    struct Counter: View {
        @State var value: Int
        var body: some View { Label("\(value)") }
    }

    /// A view that shows its content only where the environment is unfolded.
    struct Folder<Content: View>: View {
        let content: Content
        @Environment(\.isUnfolded) private var isUnfolded
        var body: some View { if isUnfolded { content } }
    }

    struct Folding: ViewModifier {
        @Environment(\.isUnfolded) private var isUnfolded
        func body(content: Content) -> some View { if isUnfolded { content } }
    }

    @Test func `a view shown later starts with its latest initial value`() {
        let graph = ViewGraph(
            Stack { Folder(content: Counter(value: 1)) }.environment(\.isUnfolded, false))
        graph.view = Stack { Folder(content: Counter(value: 2)) }.environment(\.isUnfolded, false)
        graph.view = Stack { Folder(content: Counter(value: 2)) }.environment(\.isUnfolded, true)
        expectEqual(graph.labels, ["2"])
        graph.view = Stack { Folder(content: Counter(value: 3)) }.environment(\.isUnfolded, true)
        expectEqual(graph.labels, ["2"])
    }

    @Test func `a view that a modifier shows later does so, too`() {
        let graph = ViewGraph(Stack { Counter(value: 1).modifier(Folding()) })
        graph.view = Stack { Counter(value: 2).modifier(Folding()) }
        let bodies = graph.recordingBodies { graph.environment.isUnfolded = true }
        expectEqual(bodies.filter { $0 == "Counter" }, ["Counter"])
        expectEqual(graph.labels, ["2"])
    }
}
