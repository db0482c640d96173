import TesseraCore
import TestViews
import TesseraTesting

// Rules 15 to 17 of Rules.md: the value of a state, and the bodies that depend on it.

@Suite(.runtimeIssuesFail)
struct StateTests {
    struct Start: View {
        @State private var value: Int
        init(_ value: Int) { _value = State(initialValue: value) }
        var body: some View {
            Label("\(value)")
            Tap("add") { value += 1 }
        }
    }

    @Test func `the initial value counts once, at insertion`() {
        let graph = ViewGraph(Start(1))
        graph.view = Start(5)
        expectEqual(graph.labels, ["1"])
        graph.tap("add")
        graph.view = Start(9)
        expectEqual(graph.labels, ["2"])
    }

    @Test func `a view differing in initial state alone does not run`() {
        let graph = ViewGraph(Start(1))
        expectEqual(graph.recordingBodies { graph.view = Start(5) }, [])
    }

    struct Owner: View {
        @State private var read = 0
        @State private var passed = 0
        @State private var unread = 0
        var body: some View {
            Label("\(read)")
            Reader(value: $passed)
            Tap("read") { read += 1 }
            Tap("passed") { passed += 1 }
            Tap("unread") { unread += 1 }
            Tap("same") { read = read }
            Tap("thrice") {
                read += 1
                read += 1
                passed += 1
            }
        }
    }

    struct Reader: View {
        @Binding var value: Int
        var body: some View { Label("\(value)") }
    }

    @Test(arguments: [
        ("read", ["Owner"]), ("passed", ["Reader"]), ("unread", []), ("same", []),
        ("thrice", ["Owner", "Reader"]),
    ])
    func `a write runs each body that read the value once`(
        tap: String, bodies: [String]
    ) {
        let graph = ViewGraph(Owner())
        expectEqual(graph.recordingBodies { graph.tap(tap) }, bodies)
    }

    @Test func `a body does not depend on a value that it stopped reading`() {
        struct Sometimes: View {
            @State private var isRead = true
            @State private var value = 0
            var body: some View {
                if isRead { Label("\(value)") }
                Tap("switch") { isRead.toggle() }
                Tap("add") { value += 1 }
            }
        }
        let graph = ViewGraph(Sometimes())
        expectEqual(graph.recordingBodies { graph.tap("add") }, ["Sometimes"])
        graph.tap("switch")
        expectEqual(graph.recordingBodies { graph.tap("add") }, [])
        graph.tap("switch")
        expectEqual(graph.labels, ["2"])
        expectEqual(graph.recordingBodies { graph.tap("add") }, ["Sometimes"])
    }

    @Test func `a body depends on all its values, read in any order`() {
        struct Shuffled: View {
            @State private var order = 0
            @State private var a = 0
            @State private var b = 0
            @State private var c = 0
            var body: some View {
                switch order % 4 {
                case 0: Label("\(a) \(b) \(c) \(a)")
                case 1: Label("\(c) \(b) \(a) \(c)")
                case 2: Label("\(b) \(b) \(a) \(c)")
                default: Label("\(c) \(a)")
                }
                Tap("order") { order += 1 }
                Tap("a") { a += 1 }
                Tap("b") { b += 1 }
                Tap("c") { c += 1 }
            }
        }
        let graph = ViewGraph(Shuffled())
        for order in 0..<12 {
            for name in ["a", "b", "c"] {
                let isRead = order % 4 != 3 || name != "b"
                #expect(
                    graph.recordingBodies { graph.tap(name) } == (isRead ? ["Shuffled"] : []),
                    "\(name) in the order \(order % 4)")
            }
            graph.tap("order")
        }
    }

    @Test func `the next read sees a write`() {
        struct Twice: View {
            @State private var count = 0
            let log: Log
            var body: some View {
                Tap("add") {
                    count += 1
                    log("\(count)")
                    $count.wrappedValue += 1
                    log("\(count)")
                }
            }
        }
        let log = Log()
        ViewGraph(Twice(log: log)).tap("add")
        expectEqual(log.entries, ["1", "2"])
    }

    @Test func `equal values are compared by their own equality`() {
        struct Rounded: Equatable {
            var value: Double
            static func == (a: Self, b: Self) -> Bool { a.value.rounded() == b.value.rounded() }
        }
        struct Dial: View {
            @State private var rounded = Rounded(value: 1)
            @State private var text: String? = "a"
            @State private var closure: () -> Int = { 1 }
            var body: some View {
                Label("\(rounded.value) \(text ?? "") \(closure())")
                Tap("near") { rounded = Rounded(value: 1.2) }
                Tap("far") { rounded = Rounded(value: 2) }
                Tap("text") { text = "a" }
                Tap("nil") { text = nil }
                Tap("closure") { closure = { 1 } }
            }
        }
        let graph = ViewGraph(Dial())
        let bodies = ["near", "far", "text", "nil", "nil", "closure"].map { name in
            graph.recordingBodies { graph.tap(name) }.count
        }
        expectEqual(bodies, [0, 1, 0, 1, 0, 1])
        expectEqual(graph.labels, ["2.0  1"])
    }

    @Test func `a state holds any value, compared by its content`() {
        struct Holder: View {
            @State private var any: Any = 1
            @State private var equatable: (any Equatable)?
            var body: some View {
                Label("\(any) \(equatable == nil ? "none" : "some")")
                Tap("text") { any = "text" }
                Tap("some") { equatable = 3 }
            }
        }
        let graph = ViewGraph(Holder())
        expectEqual(graph.recordingBodies { graph.tap("text") }, ["Holder"])
        expectEqual(graph.recordingBodies { graph.tap("text") }, [])
        expectEqual(graph.recordingBodies { graph.tap("some") }, ["Holder"])
        expectEqual(graph.labels, ["text some"])
    }

    @Test func `a closure made at an earlier run writes the same state`() {
        struct Saved: View {
            let save: (@escaping () -> Void) -> Void
            @State private var count = 0
            var body: some View {
                let _ = save { count += 10 }
                Label("\(count)")
                Tap("add") { count += 1 }
            }
        }
        var closures: [() -> Void] = []
        let graph = ViewGraph(Saved { closures.append($0) })
        graph.tap("add")
        closures.first?()
        expectEqual(graph.labels, ["11"])
    }

    /// An object that performs an action when it is freed.
    final class Ending {
        let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
        isolated deinit { action() }
    }

    @Test func `a value released by a state may read the state`() {
        struct Holder: View {
            let log: Log
            @State private var ending: Ending?
            var body: some View {
                Label(ending == nil ? "none" : "some")
                Tap("hold") {
                    ending = Ending { [$ending, log] in log("\($ending.wrappedValue == nil)") }
                }
                Tap("drop") { ending = nil }
            }
        }
        let log = Log()
        let graph = ViewGraph(Holder(log: log))
        graph.tap("hold")
        graph.tap("drop")
        expectEqual(log.take(), ["true"])
        expectEqual(graph.labels, ["none"])
    }
}
