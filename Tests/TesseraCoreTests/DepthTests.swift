import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct DepthTests {
    struct Nested: View {
        let depth: Int
        let text: String
        var body: some View {
            if depth > 0 {
                Stack { AnyView(Nested(depth: depth - 1, text: text)) }
            } else {
                Counter(text)
            }
        }
    }

    @Test func `hundreds of nested views are made, updated and removed`() {
        let graph = ViewGraph(AnyView(Nested(depth: 450, text: "a")))
        graph.tap("a")
        expectEqual(graph.counters, ["a 1"])
        expectEqual(
            graph.recordingBodies { graph.view = AnyView(Nested(depth: 450, text: "b")) }.count, 452
        )
        expectEqual(graph.counters, ["b 1"])
        let tree = graph.tree
        expectEqual(tree.text().split(separator: "\n").count, 903)
        #expect(tree.difference(from: tree).isEmpty)
        graph.view = AnyView(EmptyView())
        expectEqual(graph.tree.roots, [])
        expectEqual(graph.work.nodes, 2)
    }

    @Test func `views nested too deep are left out and reported once`() {
        var issues: [RuntimeIssue] = []
        let graph = ViewGraph(stacks(3000, around: "a"), onIssue: { issues.append($0) })
        let tree = graph.tree
        expectEqual(tree.all("Stack").count, 1000)
        graph.view = stacks(3000, around: "b")
        expectEqual(graph.tree, tree)
        expectEqual(issues.count, 1)
        #expect(issues.allSatisfy { $0.path.utf8.count < 200 })
        expectEqual(
            issues.first?.message,
            "The views inside Stack are nested deeper than 2000 views and "
                + "modifiers, and left out.")
        graph.view = AnyView(Stack { Counter("c") })
        expectEqual(graph.counters, ["c 0"])
    }

    private func stacks(_ depth: Int, around text: String) -> AnyView {
        (0..<depth).reduce(AnyView(Counter(text))) { view, _ in AnyView(Stack { view }) }
    }

    struct Echo: View {
        var body: some View { AnyView(Answer()) }
    }
    struct Answer: View {
        var body: some View { Stack { AnyView(Echo()) } }
    }

    @Test func `a view that contains itself is cut off, and named`() {
        var issues: [RuntimeIssue] = []
        ViewGraph(Echo(), onIssue: { issues.append($0) }).update()
        expectEqual(issues.count, 1)
        let message = issues.first?.message ?? ""
        #expect(message.contains("nested deeper than 2000"))
        #expect(
            message.contains("Views contain each other, perhaps without end: Echo → Answer → …")
                || message.contains(
                    "Views contain each other, perhaps without end: Answer → Echo → …")
        )
    }

    @Test func `the named cycle is whole if a view is in it twice`() {
        struct Link: View {
            let content: () -> AnyView
            var body: some View { Stack { content() } }
        }
        struct First: View {
            var body: some View { Link { AnyView(Second()) } }
        }
        struct Second: View {
            var body: some View { Link { AnyView(First()) } }
        }
        var issues: [RuntimeIssue] = []
        ViewGraph(First(), onIssue: { issues.append($0) }).update()
        let cycles = [
            "First → Link → Second → Link", "Link → Second → Link → First",
            "Second → Link → First → Link", "Link → First → Link → Second",
        ]
        let message = issues.first?.message ?? ""
        #expect(cycles.contains { message.contains("without end: \($0) → …") })
    }

    @Test func `a view that contains itself twice stops with a message`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            struct Twin: View {
                var body: some View {
                    Stack {
                        AnyView(Twin()); AnyView(Twin())
                    }
                }
            }
            ViewGraph(Twin()).update()
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("Views contain each other, perhaps without end: Twin → …"))
    }
}
