import Tessera
import TesseraTesting
import TestViews

/// A view that a program stores and shows in two places is two views.
@Suite(.runtimeIssuesFail)
struct StoredViewTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
    }

    private struct Count: View {
        let names: Recorded<Namespace.ID>
        @StateObject private var counter = Counter()
        @Namespace private var namespace

        var body: some View {
            let _ = names.record(namespace)
            Button("\(counter.count)") { counter.count += 1 }
        }
    }

    private final class Recorded<Value> {
        var values: [Value] = []

        func record(_ value: Value) { values.append(value) }
    }

    @Observable
    final class Amount {
        var isTwice = true
    }

    /// A stored view twice, or once.
    private struct Twice<Row: View>: View {
        let row: Row
        var amount = Amount()

        var body: some View {
            row
            if amount.isTwice { row }
        }
    }

    @Test func `each place has another object`() {
        let names = Recorded<Namespace.ID>()
        let host = ViewHost(rootView: Twice(row: Count(names: names)))
        expectEqual(host.tap(.text("0")[0]), .done)
        #expect(host.tree.first(text: "1") != nil && host.tree.first(text: "0") != nil)
        expectEqual(Set(names.values).count, 2)
    }

    @Test func `each stack pushes other screens`() {
        let stack = NavigationStack { NavigationLink("go") { Text("there") } }
        let host = ViewHost(rootView: Twice(row: stack))
        expectEqual(host.tap(.text("go")[0]), .done)
        expectEqual(host.tree.all("Text").filter { $0.text == "there" }.count, 1)
    }

    @Test func `each link leads to another screen`() {
        let link = NavigationLink("go") { Text("there") }
        let host = ViewHost(
            rootView: VStack {
                NavigationStack { link }
                NavigationStack { link }
            })
        expectEqual(host.tap(.text("go")[0]), .done)
        expectEqual(host.tree.all("Text").filter { $0.text == "there" }.count, 1)
    }

    @Test func `a view appears and disappears in each place`() {
        let log = Recorded<String>()
        let row = Text("row").onAppear { log.record("in") }.onDisappear { log.record("out") }
        let amount = Amount()
        let host = ViewHost(rootView: Twice(row: row, amount: amount))
        expectEqual(log.values, ["in", "in"])
        amount.isTwice = false
        expectEqual(host.tree.all("Text").count, 1)
        expectEqual(log.values, ["in", "in", "out"])
    }

    @Test func `a view receives ticks in each place`() {
        var ticks = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        let row = Text("row").onReceive(timer) { _ in ticks += 1 }
        let amount = Amount()
        let host = ViewHost(rootView: Twice(row: row, amount: amount))
        host.wait(.seconds(1))
        expectEqual(ticks, 2)
        amount.isTwice = false
        host.wait(.seconds(1))
        expectEqual(ticks, 3)
    }

    @Test func `each place presents another screen`() {
        var taps = 0
        let row = Text("row").sheet(isPresented: .constant(true)) { Button("tap") { taps += 1 } }
        let amount = Amount()
        let host = ViewHost(rootView: Twice(row: row, amount: amount))
        expectEqual(host.tap(.text("tap")[1]), .done)
        amount.isTwice = false
        expectEqual(host.tap(.text("tap")), .done)
        expectEqual(taps, 2)
    }
}
