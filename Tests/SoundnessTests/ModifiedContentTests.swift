import Tessera
import TesseraTesting

/// What a modifier is applied to is brought up to date where and if the modifier places it.
@Suite(.runtimeIssuesFail)
struct ModifiedContentTests {
    private struct Choice: View {
        let cell: Cell

        var body: some View {
            Leaf(number: cell.value).modifier(Choosing(cell: cell))
        }
    }

    private struct Leaf: View {
        let number: Int
        var body: some View { Text("\(number)") }
    }

    /// Shows its content through a view that decides by itself.
    private struct Choosing: ViewModifier {
        let cell: Cell

        func body(content: Content) -> some View {
            Door(cell: cell) { content }
        }
    }

    private struct Door<Content: View>: View {
        let cell: Cell
        @ViewBuilder let content: () -> Content
        var body: some View {
            if cell.value < 2 { content() }
        }
    }

    @Test func `content no longer placed does not run`() {
        let cell = Cell(0)
        let host = ViewHost(rootView: Choice(cell: cell))
        #expect(host.recordingBodies { cell.value = 1 } == ["Choice", "Door", "Leaf"])
        #expect(host.recordingBodies { cell.value = 2 } == ["Choice", "Door"])
        #expect(host.recordingBodies { cell.value = 1 } == ["Choice", "Door", "Leaf"])
    }

    private struct SetsBoth: EnvironmentModifier {
        let a: Int
        func transform(_ values: inout EnvironmentValues) {
            if a != 2 { values.b = a }
            values.a = a
        }
        var description: ModifierDescription? { nil }
    }

    private struct Setting: View {
        let cell: Cell
        var body: some View { Leaf(number: 0).modifier(SetsBoth(a: cell.value)) }
    }

    @Test(arguments: [[1], [1, 3], [1, 2, 3]])
    func `values of one modifier are printed in order of name`(steps: [Int]) {
        let cell = Cell(0)
        let host = ViewHost(rootView: Setting(cell: cell))
        for step in steps {
            cell.value = step
            host.update()
        }
        let last = cell.value
        #expect(
            host.tree["Setting/Leaf"]?.line(.environment)
                == "Leaf number: 0 {a: \(last), b: \(last)}")
    }
}
