import Tessera
import TesseraControlRating
import TesseraLaws
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct LawTests {
    @Test func `a rating keeps all laws`() {
        let verdicts = ControlCase(stops: Array(0...5)) { Rating(value: $0) }.verdicts()
        #expect(verdicts.filter { $0.outcome != .kept }.map(\.description) == [])
    }

    @Test func `a toggle keeps the laws of two states`() {
        let verdicts = ControlCase { Toggle("Sound", isOn: $0) }.verdicts(acts: 40, points: 12)
        #expect(
            verdicts.filter { $0.outcome != .kept }.map(\.description) == [
                "untried: the values lie in order along it",
                "untried: a second touch keeps the value",
                "untried: an arrow key is a step",
                "untried: a slide chooses what a touch at its end does, or slides do nothing",
            ])
    }

    @Test func `a slider keeps all laws`() {
        expectControl(
            ControlCase(stops: [0, 1, 2, 3, 4.0]) { value in
                Slider(value: value, in: 0...4, step: 1) { Text("Volume") }
            }, acts: 40)
    }

    @Test func `a law that does not apply is waived with a reason`() {
        let verdicts = ControlCase(stops: [0, 1, 2]) { Text(verbatim: "\($0.wrappedValue)") }
            .verdicts(acts: 0, points: 4, waiving: [.touched: "It is read-only."])
        #expect(
            verdicts.first { $0.law == .touched }?.description
                == "waived: a touch chooses each value; a step may do for the lowest (It is read-only.)"
        )
    }
}
