import TesseraCore
import TestViews
import TesseraTesting
import Testing

@MainActor
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

    @Test func `a thousand views inside each other are made, updated, printed and removed`() {
        let graph = ViewGraph(AnyView(Nested(depth: 1000, text: "a")))
        graph.tap("a")
        #expect(graph.counters == ["a 1"])
        #expect(
            graph.recordingBodies { graph.view = AnyView(Nested(depth: 1000, text: "b")) }.count
                == 1002)
        #expect(graph.counters == ["b 1"])
        let tree = graph.tree
        #expect(tree.text().split(separator: "\n").count == 2003)
        #expect(tree.difference(from: tree).isEmpty)
        graph.view = AnyView(EmptyView())
        #expect(graph.tree.roots == [])
        #expect(graph.work.nodes == 2)
    }

    struct Tower: View {
        let depth: Int
        var body: some View { if depth > 0 { AnyView(Tower(depth: depth - 1)) } }
    }

    @Test func `views may be nested some thousand deep`() {
        let graph = ViewGraph(AnyView(Tower(depth: 4000)))
        graph.update()
        #expect(graph.work.bodies == 4001)
        graph.view = AnyView(EmptyView())
        graph.update()
        #expect(graph.work.nodes == 2)
    }

    @Test func `a view that contains itself stops with a message that names it`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            struct Echo: View {
                var body: some View { AnyView(Answer()) }
            }
            struct Answer: View {
                var body: some View { Stack { AnyView(Echo()) } }
            }
            ViewGraph(Echo()).update()
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            message.contains("Views contain each other without end: Echo → Answer → …")
                || message.contains("Views contain each other without end: Answer → Echo → …"))
    }
}
