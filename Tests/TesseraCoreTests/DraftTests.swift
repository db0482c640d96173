import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct DraftTests {
    /// Two lamps for each number up to the value, or up to the proposal.
    struct Lamps: BindingPath {
        func part(of draft: Drafted<Int, Int>) -> [Bool]? {
            (0..<4).map { $0 < draft.proposal ?? draft.value }
        }
        func set(_ lamps: [Bool], in draft: inout Drafted<Int, Int>) {}
    }

    struct Lamp: View {
        let index: Int
        let lamps: BoundElements<Lamps, Bool>
        var body: some View { Label(lamps[index] == true ? "on" : "off") }
    }

    struct Panel: View {
        @Binding var value: Int
        @Draft<Int, Int> var proposal: Int?

        init(value: Binding<Int>) {
            _value = value
            _proposal = Draft(of: value)
        }

        var body: some View {
            let lamps = $proposal.elements(at: Lamps())
            ForEach(0..<4, id: \.self) { Lamp(index: $0, lamps: lamps) }
            Tap("propose") { proposal = 3 }
            Tap("keep") {
                value = 3
                proposal = nil
            }
            Tap("withdraw") { proposal = nil }
        }
    }

    struct Owner: View {
        @State private var value = 1
        @State private var other = 4
        @State private var isOther = false

        var body: some View {
            Panel(value: isOther ? $other : $value)
            Tap("switch") { isOther.toggle() }
        }
    }

    @Test func `a reader of an element runs when that element changes`() {
        let graph = ViewGraph(Owner())
        #expect(graph.labels == ["on", "off", "off", "off"])
        #expect(graph.recordingBodies { graph.tap("propose") } == ["Lamp", "Lamp"])
        #expect(graph.labels == ["on", "on", "on", "off"])
        #expect(graph.recordingBodies { graph.tap("withdraw") } == ["Lamp", "Lamp"])
        graph.tap("propose")
        #expect(graph.recordingBodies { graph.tap("keep") } == [])
        #expect(graph.labels == ["on", "on", "on", "off"])
    }

    @Test func `a draft follows the value of another binding`() {
        let graph = ViewGraph(Owner())
        #expect(graph.recordingBodies { graph.tap("switch") }.count { $0 == "Lamp" } == 3)
        #expect(graph.labels == ["on", "on", "on", "on"])
        graph.tap("propose")
        #expect(graph.labels == ["on", "on", "on", "off"])
        graph.tap("switch")
        #expect(graph.labels == ["on", "on", "on", "off"])
        graph.tap("withdraw")
        #expect(graph.labels == ["on", "off", "off", "off"])
    }
}
