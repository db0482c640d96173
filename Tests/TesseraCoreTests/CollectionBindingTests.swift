import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct CollectionBindingTests {
    struct Item: Identifiable, Equatable {
        var id: String
        var stars = 0
    }

    struct Stars: View {
        let name: String
        @Binding var stars: Int
        var body: some View {
            Label("\(name) \(stars)")
            Tap(name) { stars += 1 }
        }
    }

    @Test func `a reader of the whole runs when an element changes`() {
        struct Owner: View {
            @State private var list = [1, 2]
            var body: some View {
                Whole(list: Binding<[Int]?>($list))
                Stars(name: "a", stars: $list[0])
            }
        }
        struct Whole: View {
            @Binding var list: [Int]?
            var body: some View { Label("\(list ?? [])") }
        }
        let graph = ViewGraph(Owner())
        expectEqual(graph.recordingBodies { graph.tap("a") }, ["Whole", "Stars"])
        expectEqual(graph.labels, ["[2, 2]", "a 2"])
    }

    struct Indexed: View {
        @State private var list = [0, 0, 0]
        var body: some View {
            Stars(name: "a", stars: $list[0])
            Stars(name: "b", stars: $list[1])
            Stars(name: "b again", stars: $list[1])
            Row("whole") { Label("\(list)") }
            Tap("same") { list = Array(list) }
            Tap("replace") { list = [0, 5, 0] }
        }
    }

    @Test func `reading one element depends on that element alone`() {
        let graph = ViewGraph(Indexed())
        expectEqual(graph.recordingBodies { graph.tap("a") }, ["Stars", "Row"])
        expectEqual(graph.labels, ["a 1", "b 0", "b again 0", "[1, 0, 0]"])
        expectEqual(graph.recordingBodies { graph.tap("b") }, ["Stars", "Stars", "Row"])
        expectEqual(graph.recordingBodies { graph.tap("same") }, [])
        expectEqual(
            graph.recordingBodies { graph.tap("replace") }, ["Stars", "Stars", "Stars", "Row"])
        expectEqual(graph.labels, ["a 0", "b 5", "b again 5", "[0, 5, 0]"])
    }

    struct List: View {
        @State private var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]
        var body: some View {
            ForEach($items) { $item in
                Stars(name: item.id, stars: $item.stars)
            }
            Tap("reverse") { items.reverse() }
            Tap("remove") { items.removeFirst() }
            Tap("append") { items.append(Item(id: "d", stars: 9)) }
        }
    }

    @Test func `ForEach over a binding hands out bindings to the elements`() {
        let graph = ViewGraph(List())
        graph.tap("b")
        graph.tap("b")
        expectEqual(graph.labels, ["a 0", "b 2", "c 0"])
        graph.tap("reverse")
        graph.tap("a")
        expectEqual(graph.labels, ["c 0", "b 2", "a 1"])
        graph.tap("remove")
        graph.tap("append")
        graph.tap("d")
        expectEqual(graph.labels, ["b 2", "a 1", "d 10"])
        expectIssues(graph, [])
    }

    @Test func `rows over a binding run only if their element changed`() {
        let graph = ViewGraph(List())
        let bodies = graph.recordingBodies { graph.tap("b") }
        expectEqual(bodies.filter { $0 == "Stars" }, ["Stars"])
    }

    @Test func `ForEach over a binding accepts an id key path`() {
        struct Names: View {
            @State private var names = ["a", "b"]
            var body: some View {
                ForEach($names, id: \.self) { name in
                    Label(name.wrappedValue)
                    Tap(name.wrappedValue) { name.wrappedValue += "!" }
                }
            }
        }
        let graph = ViewGraph(Names())
        graph.tap("a")
        expectEqual(graph.labels, ["a!", "b"])
    }

    @Test func `a binding to a collection is a collection of bindings`() {
        var stored = [1, 2, 3]
        let binding = Binding(get: { stored }, set: { stored = $0 })
        for element in binding { element.wrappedValue *= 10 }
        expectEqual(stored, [10, 20, 30])
        binding.reversed()[0].wrappedValue = 5
        binding[1...].first?.wrappedValue = 7
        expectEqual(stored, [10, 7, 5])
        expectEqual(binding.count, 3)
        expectEqual(binding.map(\.wrappedValue), stored)
    }

    @Test func `a removed element reads as it was last, and is reported`() {
        struct Shrinking: View {
            @State private var list = [1, 2]
            var body: some View {
                Last(value: $list[1])
                Tap("shrink") { list.removeLast() }
            }
        }
        struct Last: View {
            @Binding var value: Int
            var body: some View {
                Label("\(value)")
                Tap("write") { value = 9 }
            }
        }
        let graph = ViewGraph(Shrinking())
        graph.tap("shrink")
        expectEqual(graph.labels, ["2"])
        let read =
            "Shrinking/Last: a binding reads the element at 1, which no longer exists; "
            + "the last value is used."
        expectIssues(graph, [read])
        expectEqual(graph.recordingBodies { graph.tap("write") }, [])
        expectEqual(graph.labels, ["2"])
        let write =
            "Shrinking: a binding writes the element at 1, which no longer exists; "
            + "the write is ignored."
        expectIssues(graph, [read, write])
    }

    @Test func `a row removed with its element reports nothing`() {
        struct Rows: View {
            @State private var list = [1, 2]
            var body: some View {
                ForEach(list.indices, id: \.self) { Stars(name: "\($0)", stars: $list[$0]) }
                Tap("shrink") { list.removeLast() }
            }
        }
        let graph = ViewGraph(Rows())
        expectEqual(graph.recordingBodies { graph.tap("shrink") }, ["Rows"])
        expectEqual(graph.labels, ["0 1"])
        expectIssues(graph, [])
    }

    @Test func `an emptied optional reads as before, and is reported`() {
        struct Owner: View {
            @State private var value: Int? = 3
            let keep: (Binding<Int>) -> Void
            var body: some View {
                if let value = Binding($value) { let _ = keep(value) }
                Tap("clear") { value = nil }
            }
        }
        var kept: Binding<Int>?
        let graph = ViewGraph(Owner { kept = $0 })
        graph.tap("clear")
        expectEqual(kept?.wrappedValue, 3)
        expectIssues(
            graph,
            [
                "Owner: a binding reads the value of an optional, which no longer exists; "
                    + "the last value is used."
            ])
    }

    @Test func `a binding to a part of an object is not read by making it`() {
        final class Box { var list = [1, 2] }
        let box = Box()
        var reads = 0
        let list = Binding(
            get: {
                reads += 1
                return box.list
            }, set: { box.list = $0 })
        let element = list[1]
        let optional = Binding<[Int]?>(list)
        expectEqual(reads, 0)
        box.list = [1, 5]
        expectEqual(element.wrappedValue, 5)
        expectEqual(optional.wrappedValue, [1, 5])
    }
}
