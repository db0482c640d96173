import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct ForEachTests {
    struct Names: View {
        var names: [String]
        var body: some View {
            ForEach(names, id: \.self) { Counter($0) }
        }
    }

    @Test(arguments: [
        (["a", "b", "c"], ["c", "b", "a"], ["c 3", "b 2", "a 1"]),
        (["a", "b", "c"], ["b", "c", "a"], ["b 2", "c 3", "a 1"]),
        (["a", "b", "c"], ["x", "a", "b", "c"], ["x 0", "a 1", "b 2", "c 3"]),
        (["a", "b", "c"], ["a", "c"], ["a 1", "c 3"]),
        (["a", "b", "c"], ["c", "x"], ["c 3", "x 0"]),
        (["a", "b", "c"], [], []),
    ])
    func `an element keeps its state wherever it moves`(
        before: [String], after: [String], counters: [String]
    ) {
        let graph = ViewGraph(Names(names: before))
        for (position, name) in before.enumerated() {
            for _ in 0...position { graph.tap(name) }
        }
        graph.view = Names(names: after)
        expectEqual(graph.counters, counters)
        expectIssues(graph, [])
    }

    @Test func `an element that is removed and comes back starts afresh`() {
        let graph = ViewGraph(Names(names: ["a", "b"]))
        graph.tap("a")
        graph.view = Names(names: ["b"])
        graph.update()
        graph.view = Names(names: ["a", "b"])
        expectEqual(graph.counters, ["a 0", "b 0"])
    }

    @Test func `elements are identified by ids or key paths`() {
        struct Item: Identifiable {
            var id: Int
            var name: String
        }
        struct Items: View {
            var items: [Item]
            var body: some View {
                ForEach(items) { Counter($0.name) }
                ForEach(items, id: \.name) { Counter($0.name + "'") }
            }
        }
        let graph = ViewGraph(Items(items: [Item(id: 1, name: "a")]))
        graph.tap("a")
        graph.tap("a'")
        graph.view = Items(items: [Item(id: 1, name: "b")])
        expectEqual(graph.counters, ["b 1", "b' 0"])
    }

    /// A list of views that count. Each is known by the first letter of its name.
    struct Initials: View {
        var names: [String]
        var body: some View { ForEach(names, id: \.first) { Counter($0) } }
    }

    @Test(arguments: [
        (["a1", "a2", "b"], ["a1", "a2", "b"], ["a1 1", "a2 2", "b 3"]),
        (["a1", "a2", "b"], ["b", "a3", "a4"], ["b 3", "a3 1", "a4 2"]),
        (["a1", "a2", "b"], ["b", "a2", "c", "a1"], ["b 3", "a2 1", "c 0", "a1 2"]),
        (["a1", "a2", "b"], ["a2", "b"], ["a2 1", "b 3"]),
        (["a1", "a2", "b"], ["a1", "a2", "a3"], ["a1 1", "a2 2", "a3 0"]),
        (["a1", "b", "a2", "a3"], ["b", "a3", "a1"], ["b 2", "a3 1", "a1 3"]),
        (["a1", "a2"], [], []),
    ])
    func `elements with equal ids are all shown, each with its state`(
        before: [String], after: [String], counters: [String]
    ) {
        // This test ignores the issue about equal ids.
        let graph = ViewGraph(Initials(names: before), onIssue: { _ in })
        for (position, name) in before.enumerated() {
            for _ in 0...position { graph.tap(name) }
        }
        graph.view = Initials(names: after)
        expectEqual(graph.counters, counters)
    }

    @Test(arguments: [2, 20])
    func `duplicate ids are reported together, once each`(
        others: Int
    ) {
        let names = (0..<others).map { "n\($0)" }
        let graph = ViewGraph(Names(names: names + ["a", "a", "a"]))
        expectEqual(graph.tree.all("Counter").suffix(3).map(\.id), ["a", "a", "a"])
        func issue(_ ids: String) -> String {
            "Names: ForEach: several elements have the same id (\(ids)); they and their states are "
                + "matched by order. Give each element a unique id."
        }
        let (first, second) = (issue("a"), issue("a, b, c, …"))
        expectIssues(graph, [first])
        graph.view = Names(names: ["a"] + names + ["a"])
        graph.update()
        expectIssues(graph, [first])
        graph.view = Names(names: names + ["a", "a", "b", "b", "c", "c", "d", "d"])
        graph.update()
        expectIssues(graph, [first, second])
        graph.view = Names(names: names + ["a"])
        graph.update()
        expectIssues(graph, [first, second])
        graph.view = Names(names: names + ["a", "a"])
        graph.update()
        expectIssues(graph, [first, second, first])
    }

    @Test func `of too many elements the first hundred thousand show`() {
        struct Endless: View {
            var end: Int
            var body: some View { ForEach(0..<end, id: \.self) { _ in EmptyView() } }
        }
        let graph = ViewGraph(Endless(end: .max))
        graph.update()
        expectIssues(
            graph,
            [
                "Endless: ForEach: only the first 100000 of 9223372036854775807 elements are "
                    + "shown, the limit for one collection."
            ])
        expectEqual(graph.work.nodes, 100_002)
        graph.view = Endless(end: 3)
        graph.update()
        expectEqual(graph.work.nodes, 5)
    }

    struct Range: View {
        var range: Swift.Range<Int>
        var suffix = ""
        var body: some View {
            ForEach(range) { Counter("\($0)\(suffix)") }
        }
    }

    @Test func `a constant range that changes is reported and kept`() {
        let graph = ViewGraph(Range(range: 0..<2))
        let report =
            "Range: ForEach over a constant range: the count changed from 2 to 3 and the first "
            + "range is kept; pass `id: \\.self` for a range that changes."
        graph.tap("1")
        graph.view = Range(range: 0..<3)
        expectEqual(graph.counters, ["0 0", "1 1"])
        expectIssues(graph, [report])
        graph.view = Range(range: 0..<3, suffix: "?")
        expectEqual(graph.counters, ["0? 0", "1? 1"])
        expectIssues(graph, [report])
        graph.view = Range(range: 0..<2, suffix: "!")
        expectEqual(graph.counters, ["0! 0", "1! 1"])
        graph.view = Range(range: 0..<3)
        expectEqual(graph.counters, ["0 0", "1 1"])
        expectIssues(graph, [report, report])
        graph.view = Range(range: 0..<1, suffix: ".")
        expectEqual(graph.counters, ["0. 0", "1 1"])
        expectIssues(graph, [report, report, "Range: ForEach over a constant range: …"])
    }

    @Test func `the elements of a constant range are known by their offsets`() {
        let graph = ViewGraph(Range(range: 0..<2))
        graph.tap("1")
        graph.view = Range(range: 5..<7)
        expectEqual(graph.counters, ["5 0", "6 1"])
        expectIssues(graph, [])
    }

    @Test func `elements that did not change do not run`() {
        let graph = ViewGraph(Names(names: ["a", "b", "c"]))
        let bodies = graph.recordingBodies { graph.view = Names(names: ["x", "c", "b"]) }
        expectEqual(bodies, ["Names", "Counter"])
    }

    @Test func `an element may be several views, or none`() {
        struct Pairs: View {
            var body: some View {
                ForEach(1..<4) { number in
                    Label("\(number)")
                    if number == 2 { Label("two") }
                }
                ForEach(1..<4) { _ in }
            }
        }
        expectEqual(ViewGraph(Pairs()).labels, ["1", "2", "two", "3"])
    }

    @Test func `nested ForEach have separate identities`() {
        struct Grid: View {
            var rows: [Int]
            var body: some View {
                ForEach(rows, id: \.self) { row in
                    ForEach(0..<2) { column in Counter("\(row).\(column)") }
                }
            }
        }
        let graph = ViewGraph(Grid(rows: [1, 2]))
        graph.tap("2.1")
        graph.view = Grid(rows: [2, 1])
        expectEqual(graph.counters, ["2.0 0", "2.1 1", "1.0 0", "1.1 0"])
        expectEqual(graph.tree.all("Counter").map(\.id), ["2.0", "2.1", "1.0", "1.1"])
    }
}
