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

    /// The laws that a control breaks or has not tried.
    private func exceptions<Value>(_ control: ControlCase<Value>) -> [String] {
        control.verdicts(acts: 40, points: 12).filter { $0.outcome != .kept }.map(\.description)
    }

    @Test func `a toggle keeps the laws of two states`() {
        #expect(
            exceptions(ControlCase { Toggle("Sound", isOn: $0) }) == [
                "untried: the values rise along it, from the leading end in a row",
                "untried: a second touch keeps the value",
                "untried: an arrow key is a step",
                "untried: a slide chooses what a touch at its end does, or slides do nothing",
            ])
    }

    @Test func `a stepper keeps the laws of steps`() {
        let stepper = ControlCase(stops: Array(0...4)) { guests in
            HStack {
                Text(verbatim: "\(guests.wrappedValue)").accessibilityHidden(true)
                Stepper("Guests", value: guests, in: 0...4)
            }
        }
        #expect(
            exceptions(stepper) == [
                "untried: the values rise along it, from the leading end in a row",
                "untried: a second touch keeps the value",
                "untried: a slide chooses what a touch at its end does, or slides do nothing",
            ])
    }

    @Test func `a picker keeps the laws of choices`() {
        let picker = ControlCase(choices: ["S", "M", "L"]) { size in
            Picker("Size", selection: size) {
                ForEach(["S", "M", "L"], id: \.self) { Text($0) }
            }
            .labelsHidden()
        }
        #expect(
            exceptions(picker) == [
                "untried: the values rise along it, from the leading end in a row",
                "untried: steps go to the next value, and end at the ends",
                "untried: an arrow key is a step",
            ])
    }

    @Test(arguments: [nil] + Sizes.Fault.allCases)
    func `a group of buttons keeps the laws of choices`(fault: Sizes.Fault?) {
        let control = ControlCase(choices: Sizes.all) { Sizes(size: $0, fault: fault) }
        let broken = control.verdicts(acts: 40, points: 12).filter(\.isBroken)
        #expect(broken.map(\.law) == fault?.laws ?? [], "\(broken)")
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
