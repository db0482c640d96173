import Tessera
import TesseraTesting
import TestViews

/// Ids that break the rules of `Hashable` do no harm to the tree.
@Suite(.runtimeIssuesFail)
struct OddIdentityTests {
    private struct Counter: View {
        let keep: (Binding<Int>) -> Void
        @State private var count = 0

        var body: some View {
            let _ = keep($count)
            Text("\(count)")
        }
    }

    private struct Rows<ID: Hashable>: View {
        let ids: [ID]
        let number: Int
        let keep: (Binding<Int>) -> Void

        var body: some View { ForEach(ids, id: \.self) { _ in Counter(keep: keep) } }
    }

    @Test func `a row whose id differs from itself leaves the tree`() {
        var kept: [Binding<Int>] = []
        let host = ViewHost(rootView: Rows(ids: [Double.nan], number: 0) { kept.append($0) })
        host.rootView = Rows(ids: [.nan], number: 1) { kept.append($0) }
        host.update()
        expectEqual(kept.count, 2)
        kept.first?.wrappedValue = 7
        expectEqual(host.tree.all("Text").compactMap(\.text), ["0"])
        expectIssues(host, [])
    }

    private final class Number: Hashable {
        var value: Int
        init(_ value: Int) { self.value = value }
        static func == (a: Number, b: Number) -> Bool { a.value == b.value }
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    @Test func `rows whose ids have become equal are removed`() {
        let numbers = [Number(1), Number(2)]
        var kept: [Binding<Int>] = []
        let host = ViewHost(rootView: Rows(ids: numbers, number: 0) { kept.append($0) })
        for number in numbers { number.value = 9 }
        host.rootView = Rows(ids: [Number(3)], number: 0) { kept.append($0) }
        host.update()
        for binding in kept.prefix(2) { binding.wrappedValue = 7 }
        expectEqual(host.tree.all("Text").compactMap(\.text), ["0"])
    }
}
