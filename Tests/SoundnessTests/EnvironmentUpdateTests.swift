import Tessera
import TesseraTesting
import TestViews

/// A function that runs when a view reads `droppingA`.
nonisolated(unsafe) private var whenRead: (() -> Void)?

extension EnvironmentValues {
    fileprivate var doubledA: Int { a * 2 }

    fileprivate var droppingA: Int {
        let value = a
        whenRead?()
        return value
    }
}

/// A body that reads the environment runs once, after all views that set the value have updated.
@Suite(.runtimeIssuesFail)
struct EnvironmentUpdateTests {
    private struct SumReader: View {
        var number = 0
        @Environment(\.sum) private var sum
        var body: some View { Text("\(number) \(sum)") }
    }

    private struct Seesaw: View {
        let cell: Cell
        var body: some View {
            SumReader().environment(\.a, 10 - cell.value).environment(\.b, cell.value)
        }
    }

    @Test func `a body does not run if its values end up equal`() {
        let cell = Cell(1)
        let host = ViewHost(rootView: Seesaw(cell: cell))
        #expect(host.tree.first(text: "0 10") != nil)
        expectEqual(host.recordingBodies { cell.value = 2 }, ["Seesaw"])
        #expect(host.tree.first(text: "0 10") != nil)
    }

    @Test func `a host value set and reset runs no body`() {
        let host = ViewHost(rootView: SumReader())
        let bodies = host.recordingBodies {
            host.environment.a = 5
            host.environment.a = 1
        }
        expectEqual(bodies, [])
        expectEqual(host.recordingBodies { host.environment.a = 5 }, ["SumReader"])
        #expect(host.tree.first(text: "0 7") != nil)
    }

    /// A modifier that copies one environment value to another key.
    private struct Following: EnvironmentModifier {
        func transform(_ values: inout EnvironmentValues) { values.b = values.a }
        var description: ModifierDescription? { nil }
    }

    private struct Outer: View {
        let cell: Cell
        let other: Cell
        var body: some View { Inner(other: other).environment(\.a, cell.value) }
    }

    private struct Inner: View {
        let other: Cell
        var body: some View { SumReader(number: other.value).modifier(Following()) }
    }

    @Test func `a stale modifier runs before the views below it`() {
        let (cell, other) = (Cell(1), Cell(1))
        let host = ViewHost(rootView: Outer(cell: cell, other: other))
        let bodies = host.recordingBodies {
            cell.value = 2
            other.value = 2
        }
        expectEqual(bodies, ["Outer", "Inner", "SumReader"])
        #expect(host.tree.first(text: "2 4") != nil)
    }

    @Test func `dropping a view's last computed value harms no reader`() {
        struct Doubled: View {
            @Environment(\.doubledA) private var doubled
            let keep: (Any) -> Void
            var body: some View {
                let _ = keep(_doubled)
                Text("\(doubled)")
            }
        }
        struct Framing: ViewModifier {
            func body(content: Content) -> some View { HStack { content } }
        }
        struct Dropping: View {
            @Environment(\.droppingA) private var dropping
            var body: some View {
                ForEach(0..<1) { _ in Text("\(dropping)") }.modifier(Framing())
            }
        }
        struct Screen: View {
            let isFirst: Bool
            let keep: (Any) -> Void
            var body: some View {
                if isFirst { Doubled(keep: keep) } else { Dropping() }
            }
        }
        var kept: Any?
        let host = ViewHost(rootView: Screen(isFirst: true) { kept = $0 })
        host.rootView = Screen(isFirst: false) { _ in }
        host.update()
        whenRead = { kept = nil }
        defer { whenRead = nil }
        host.environment.a = 9
        #expect(host.tree.first(text: "9") != nil)
        #expect(kept == nil)
    }
}
