import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct TaskTests {
    @Test func `a task starts after its view appears and writes state`() async {
        struct Library: View {
            @State private var books = ["none"]
            var body: some View {
                Text(books.joined(separator: ", ")).task { books = await load() }
            }
            private func load() async -> [String] {
                await Task.yield()
                return ["Emma", "Persuasion"]
            }
        }
        let host = ViewHost(rootView: Library())
        #expect(host.tree.first(text: "none") != nil)
        await host.finishTasks()
        expectEqual(
            "\(host.tree)",
            """
            Library
              Text "Emma, Persuasion" .task()
            """)
    }

    @Test func `a task restarts for another value and ends with its view`() async {
        struct Screen: View {
            var id: Int?
            let note: @MainActor @Sendable (String) -> Void
            var body: some View {
                if let id {
                    Text("page").task(id: id) {
                        note("start \(id)")
                        try? await Task.sleep(for: .seconds(1_000))
                        note("end \(id), cancelled \(Task.isCancelled)")
                    }
                }
            }
        }
        var notes: [String] = []
        func screen(_ id: Int?) -> Screen { Screen(id: id) { notes.append($0) } }
        let host = ViewHost(rootView: screen(1))
        await Task.yield()
        host.rootView = screen(1)
        host.update()
        host.rootView = screen(2)
        host.update()
        await Task.yield()
        host.rootView = screen(nil)
        await host.finishTasks()
        expectEqual(
            notes.sorted(),
            [
                "end 1, cancelled true", "end 2, cancelled true", "start 1", "start 2",
            ])
    }

    @Test func `tasks that begin in the meantime are waited for too`() async {
        struct Chain: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").task(id: count) {
                    await Task.yield()
                    if count < 3 { count += 1 }
                }
            }
        }
        let host = ViewHost(rootView: Chain())
        await host.finishTasks()
        #expect(host.tree.first(text: "3") != nil)
    }
}
