import Tessera
import TesseraTesting
import TestViews

/// Changes from outside the main actor.
@Suite(.runtimeIssuesFail)
struct ConcurrencyTests {
    /// The closures that a task calls to write a view's state.
    private final class Model {
        var count: Binding<Int>?
        func add() { count?.wrappedValue += 1 }
    }

    private struct Counter: View {
        @State private var count = 0
        let model: Model

        var body: some View {
            let _ = model.count = $count
            Text("\(count)")
        }
    }

    @Test func `a background task writes through the main actor`() async {
        let model = Model()
        let host = ViewHost(rootView: Counter(model: model))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask { await model.add() }
            }
        }
        #expect(host.tree.first(text: "100") != nil)
        expectIssues(host, [])
    }

    /// A value behind a lock that the thread sanitizer sees: on Linux it sees no `Mutex`.
    private nonisolated final class Locked<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value
        init(_ value: Value) { self.value = value }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
            lock.withLock { body(&value) }
        }
    }

    /// An object that any thread may change.
    private nonisolated final class Shared: Observable, Sendable {
        private let stored = Locked(0)
        private let registrar = ObservationRegistrar()

        var value: Int {
            registrar.access(self, keyPath: \.value)
            return stored.withLock { $0 }
        }

        func add() {
            registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 += 1 } }
        }
    }

    private struct Reader: View {
        let shared: Shared
        var body: some View { Text(verbatim: "\(shared.value)") }
    }

    private struct Door: View {
        let shared: Shared
        let number: Int

        var body: some View {
            ForEach(0..<10) { _ in Reader(shared: shared) }
            if number.isMultiple(of: 2) { Reader(shared: shared) }
        }
    }

    @Test func `changes on other threads during updates are harmless`() async {
        let shared = Shared()
        let host = ViewHost(rootView: Door(shared: shared, number: 0))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<500 { shared.add() } }
            }
            // Meanwhile readers run, are created and are freed.
            for number in 0..<200 {
                host.rootView = Door(shared: shared, number: number)
                host.update()
                await Task.yield()
            }
        }
        // A change between a body's read and its registration may be missed. The next change shows
        // it.
        shared.add()
        expectEqual(host.tree.all("Text").compactMap(\.text), Array(repeating: "2001", count: 10))
        expectIssues(host, [])
    }

    @Test func `a host may be freed while its object changes elsewhere`() async {
        let shared = Shared()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for _ in 0..<1000 { shared.add() } }
            for number in 0..<100 {
                let host = ViewHost(rootView: Door(shared: shared, number: number))
                host.update()
                await Task.yield()
            }
        }
        expectEqual(shared.value, 1000)
    }

    /// Views that wait for their release.
    private nonisolated final class Bin: Sendable {
        private let views = Locked<[any Sendable]>([])
        func put(_ view: any Sendable) { views.withLock { $0.append(view) } }
        func empty() { views.withLock { $0 = [] } }
    }

    private struct Thrown: View {
        let bin: Bin
        @Environment(\.a) private var a
        @Environment(\.sum) private var sum

        var body: some View {
            let _ = bin.put(self)
            Text(verbatim: "\(a) \(sum)")
        }
    }

    private struct Throwing: View {
        let step: Int
        let bin: Bin

        var body: some View {
            ForEach(step * 4..<step * 4 + 4, id: \.self) { number in
                Thrown(bin: bin).environment(\.b, number)
            }
        }
    }

    @Test func `views may be freed on another thread`() async {
        let bin = Bin()
        let host = ViewHost(rootView: Throwing(step: 0, bin: bin))
        let emptying = Task.detached {
            while !Task.isCancelled {
                bin.empty()
                await Task.yield()
            }
        }
        for step in 1...500 {
            host.rootView = Throwing(step: step, bin: bin)
            host.environment.a = step
            host.update()
        }
        emptying.cancel()
        await emptying.value
        expectEqual(
            host.tree.all("Text").compactMap(\.text), (2000..<2004).map { "500 \(500 + $0)" })
    }
}
