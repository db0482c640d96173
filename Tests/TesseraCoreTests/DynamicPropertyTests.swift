import TesseraCore
import TestViews
import TesseraTesting

// Rules 27 and 28 of Rules.md: properties that update before a body runs.

private struct UnitKey: EnvironmentKey { static let defaultValue = "m" }

extension EnvironmentValues {
    fileprivate var unit: String {
        get { self[UnitKey.self] }
        set { self[UnitKey.self] = newValue }
    }
}

@Suite(.runtimeIssuesFail)
struct DynamicPropertyTests {
    private struct Measure: DynamicProperty {
        @State var amount = 1
        @Environment(\.unit) var unit
        var printed: String { "\(amount) \(unit)" }
    }

    private struct Doubled: DynamicProperty {
        private var first = Measure()
        private var second = Measure()
        var printed: String { "\(first.printed), \(second.printed)" }
        func add() { second.amount += 1 }
    }

    private struct Ruler: View {
        private let measure = Measure()
        private let doubled = Doubled()
        var body: some View {
            Label(measure.printed)
            Label(doubled.printed)
            Tap("add") {
                measure.amount += 1
                doubled.add()
            }
        }
    }

    @Test func `a composed property is updated like a field`() {
        let graph = ViewGraph(Ruler())
        expectEqual(graph.labels, ["1 m", "1 m, 1 m"])
        graph.tap("add")
        expectEqual(graph.labels, ["2 m", "1 m, 2 m"])
        graph.environment.unit = "cm"
        expectEqual(graph.labels, ["2 cm", "1 cm, 2 cm"])
        graph.view = Ruler()
        expectEqual(graph.labels, ["2 cm", "1 cm, 2 cm"])
    }

    private struct Updated: DynamicProperty {
        let name: String
        let log: Log
        @State var count = 0
        private(set) var seen = -1

        init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

        mutating func update() {
            seen = count
            log("\(name) \(count)")
        }
    }

    private struct Outer: DynamicProperty {
        let log: Log
        var inner: Updated
        mutating func update() { log("outer, after \(inner.seen)") }
    }

    @Test func `update runs before each body, inner properties first`() {
        struct Screen: View {
            var first: Updated
            var outer: Outer
            var body: some View {
                let _ = first.log("body")
                Label("\(first.seen) \(outer.inner.seen)")
                Tap("add") { first.count += 1 }
            }
        }
        let log = Log()
        let graph = ViewGraph(
            Screen(first: Updated("a", log), outer: Outer(log: log, inner: Updated("b", log))))
        graph.update()
        expectEqual(log.take(), ["a 0", "b 0", "outer, after 0", "body"])
        graph.tap("add")
        expectEqual(log.take(), ["a 1", "b 0", "outer, after 0", "body"])
        expectEqual(graph.labels, ["1 0"])
    }

    @Test func `what update reads, the body depends on`() {
        struct Snapshot: DynamicProperty {
            @Binding var source: Int
            private(set) var value = 0
            init(_ source: Binding<Int>) { _source = source }
            mutating func update() { value = source }
        }
        struct Reader: View {
            var snapshot: Snapshot
            var body: some View { Label("\(snapshot.value)") }
        }
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                Reader(snapshot: Snapshot($count))
                Tap("add") { count += 1 }
            }
        }
        let graph = ViewGraph(Owner())
        expectEqual(graph.recordingBodies { graph.tap("add") }, ["Reader"])
        expectEqual(graph.labels, ["1"])
    }

    @Test func `a modifier may have dynamic properties`() {
        struct Tapped: ViewModifier {
            @State private var count = 0
            @Environment(\.unit) private var unit
            func body(content: Content) -> some View {
                content
                Label("\(count) \(unit)")
                Tap("add") { count += 1 }
            }
        }
        let graph = ViewGraph(Label("content").modifier(Tapped()).environment(\.unit, "km"))
        graph.tap("add")
        expectEqual(graph.labels, ["content", "1 km"])
    }

    @Test func `closures, tuples, lazy and weak fields are no obstacle`() {
        final class Target {}
        struct Odd: View {
            let pair: (Int, String) = (1, "one")
            let closure: () -> Void = {}
            weak var target: Target?
            weak var second: (any AnyObject)?
            unowned let sure: Target
            lazy var late = 3
            let any: Any = "any"
            let metatype: Any.Type = Int.self
            let optional: (() -> Void)? = nil
            @State private var count = 0
            init(_ target: Target) { (self.target, second, sure) = (target, target, target) }
            var body: some View {
                Label("\(count) \(target == nil ? "gone" : "there")")
                Tap("add") { count += 1 }
            }
        }
        let target = Target()
        let graph = ViewGraph(Odd(target))
        graph.tap("add")
        for _ in 0..<3 { graph.view = Odd(target) }
        expectEqual(graph.labels, ["1 there"])
    }

    // MARK: - Enums

    private enum Choice: View {
        case plain
        case text(String)
        case counting(State<Int>)
        case both(Int, Environment<String>)

        var body: some View {
            switch self {
            case .plain: Label("plain")
            case .text(let text): Label(text)
            case .counting(let state): Label("\(state.wrappedValue)")
            case .both(let number, _): Label("\(number)")
            }
        }
    }

    @Test func `an enum may be a view`() {
        let graph = ViewGraph(Choice.plain)
        expectEqual(graph.labels, ["plain"])
        graph.view = .text("text")
        expectEqual(graph.labels, ["text"])
        expectIssues(graph, [])
    }

    @Test func `a dynamic property inside an enum is reported`() {
        let graph = ViewGraph(Choice.counting(State(wrappedValue: 3)))
        expectEqual(graph.labels, ["3"])
        expectIssues(graph, ["Choice: @State of type Int is read where …"])
    }
}
