import Tessera
import TesseraTesting
import class TestViews.Log
import TestViews

/// The actions of `onAppear`, `onDisappear` and `onChange` on content that may be empty.
@Suite(.runtimeIssuesFail)
struct AppearanceTests {
    private struct Loading: View {
        var words: [String] = []
        let log: Log

        var body: some View {
            Group {
                ForEach(words, id: \.self) { Text($0) }
            }
            .onAppear { log("appeared") }
            .onDisappear { log("disappeared") }
            .onChange(of: words) { log("changed") }
        }
    }

    @Test func `a group appears with its first and goes with its last`() {
        let log = Log()
        let host = ViewHost(rootView: Loading(log: log))
        func show(_ words: [String]) -> [String] {
            host.rootView.words = words
            host.update()
            return log.take()
        }
        expectEqual(show([]), [])
        expectEqual(Set(show(["a", "b"])), ["appeared", "changed"])
        expectEqual(show(["b", "c"]), ["changed"])
        expectEqual(Set(show([])), ["disappeared", "changed"])
    }

    @Test func `an outer view appears before the views inside`() {
        let log = Log()
        func row(_ name: String) -> some View {
            Text(name)
                .onAppear { log(name) }
                .onDisappear { log("no \(name)") }
        }
        struct Rows<Row: View>: View {
            var row: Row?
            var body: some View { row }
        }
        let rows = VStack {
            row("a")
            row("b")
        }
        .onAppear { log("rows") }
        .onDisappear { log("no rows") }
        let host = ViewHost(rootView: Rows(row: rows))
        host.update()
        expectEqual(log.take(), ["rows", "a", "b"])
        host.rootView.row = nil
        host.update()
        expectEqual(log.take(), ["no rows", "no a", "no b"])
    }

    @Test func `an empty view sees changes and never appears`() {
        let log = Log()
        let host = ViewHost(
            rootView: EmptyView()
                .onAppear { log("appeared") }
                .onChange(of: 1, initial: true) { log("initial") }
                .onDisappear { log("disappeared") })
        host.update()
        expectEqual(log.take(), ["initial"])
    }

    private enum Container: CaseIterable { case list, form, stack, navigation }

    private struct Empty: View {
        let container: Container

        var body: some View {
            switch container {
            case .list: List { EmptyView() }
            case .form: Form { EmptyView() }
            case .stack: VStack { EmptyView() }
            case .navigation: NavigationStack { EmptyView() }
            }
        }
    }

    @Test(arguments: Container.allCases)
    private func `a container appears though there is nothing in it`(container: Container) {
        let log = Log()
        let host = ViewHost(
            rootView: Empty(container: container).onAppear { log("appeared") })
        host.update()
        expectEqual(log.take(), ["appeared"])
    }

    @Test func `the older onChange has the values captured before`() {
        var log: [String] = []
        func page(_ count: Int) -> AnyView {
            AnyView(
                Text("page").onChange(of: count, perform: { log.append("\(count) to \($0)") }))
        }
        let host = ViewHost(rootView: page(1))
        host.rootView = page(2)
        host.update()
        expectEqual(log, ["1 to 2"])
    }
}
