import Tessera
import Testing

/// A body that reads the environment runs once, when all that sets the value is up to date.
@MainActor
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

    @Test func `a body does not run if what it reads is the same when all modifiers have run`() {
        let cell = Cell(1)
        let host = ViewHost(rootView: Seesaw(cell: cell))
        #expect(host.tree.first(text: "0 10") != nil)
        #expect(host.recordingBodies { cell.value = 2 } == ["Seesaw"])
        #expect(host.tree.first(text: "0 10") != nil)
    }

    @Test func `a value that the host sets and takes back at once runs no body`() {
        let host = ViewHost(rootView: SumReader())
        let bodies = host.recordingBodies {
            host.environment.a = 5
            host.environment.a = 1
        }
        #expect(bodies == [])
        #expect(host.recordingBodies { host.environment.a = 5 } == ["SumReader"])
        #expect(host.tree.first(text: "0 7") != nil)
    }

    /// Sets one value as another one is.
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

    @Test func `a modifier that is to run does so before the views below it`() {
        let (cell, other) = (Cell(1), Cell(1))
        let host = ViewHost(rootView: Outer(cell: cell, other: other))
        let bodies = host.recordingBodies {
            cell.value = 2
            other.value = 2
        }
        #expect(bodies == ["Outer", "Inner", "SumReader"])
        #expect(host.tree.first(text: "2 4") != nil)
    }
}
