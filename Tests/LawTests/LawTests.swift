import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@testable import TesseraLaws

@Suite(.runtimeIssuesFail)
struct LawTests {
    @Test func `a rating keeps all laws`() {
        let verdicts = ControlCase(stops: Array(0...5)) { Rating(value: $0) }.verdicts()
        expectEqual(verdicts.filter { $0.outcome != .kept }.map(\.description), [])
    }

    /// The laws that a control breaks or has not tried.
    private func exceptions<Value>(
        _ control: ControlCase<Value>, waiving waived: [ControlLaw: String] = [:]
    ) -> [String] {
        control.verdicts(acts: 40, points: 12, waiving: waived).filter { $0.outcome != .kept }.map(
            \.description)
    }

    @Test func `a toggle keeps the laws of two states`() {
        expectEqual(
            exceptions(ControlCase { Toggle("Sound", isOn: $0) }),
            [
                "untried: the values rise along it, from the leading end in a row",
                "untried: a second touch keeps the value",
                "untried: steps go to the next value, and end at the ends",
                "untried: an arrow key is a step",
            ])
    }

    @Test func `a stepper keeps the laws of steps`() {
        let stepper = ControlCase(stops: Array(0...4)) { guests in
            HStack {
                Text(verbatim: "\(guests.wrappedValue)").accessibilityHidden(true)
                Stepper("Guests", value: guests, in: 0...4)
            }
        }
        expectEqual(
            exceptions(stepper),
            [
                "untried: the values rise along it, from the leading end in a row",
                "untried: a second touch keeps the value",
            ])
    }

    @Test func `a picker keeps the laws of choices`() {
        let picker = ControlCase(choices: ["S", "M", "L"]) { size in
            Picker("Size", selection: size) {
                ForEach(["S", "M", "L"], id: \.self) { Text($0) }
            }
            .labelsHidden()
        }
        expectEqual(
            exceptions(picker, waiving: [.activated: "A host chooses by value."]),
            [
                "untried: the values rise along it, from the leading end in a row",
                "untried: steps go to the next value, and end at the ends",
                "waived: an activation does what a touch does, and no action is dead (A host chooses by value.)",
            ])
    }

    @Test func `a group of buttons keeps the laws of choices`() {
        for (index, fault) in ([nil] + Sizes.Fault.allCases).enumerated()
        where searchesDeeply || index.isMultiple(of: 4) {
            let control = ControlCase(choices: Sizes.all) { Sizes(size: $0, fault: fault) }
            let broken = Examination(of: control, points: 12).run(seed: 1, acts: 20).broken
            #expect(
                [fault: Set(broken.values.map(\.clause.name))] == [fault: fault?.clauses ?? []],
                "\(broken)")
        }
    }

    @Test func `a slider keeps all laws`() {
        expectControl(
            ControlCase(stops: [0, 1, 2, 3, 4.0]) { value in
                Slider(value: value, in: 0...4, step: 1) { Text("Volume") }
            }, acts: 40)
    }

    @Test func `a control without a height breaks a law`() {
        let flat = ControlCase { Toggle("Sound", isOn: $0).frame(height: 0) }
        expectEqual(
            flat.verdicts().filter(\.isBroken).map(\.description),
            [
                "broken: a touch chooses each value; a step may do for the lowest: "
                    + "it is 400.0 by 0.0 points large"
            ])
    }

    @Test func `a broken law says how to repeat and how to waive it`() {
        let gaps = ControlCase(stops: Array(0...3)) { Cups(cups: $0, fault: .gaps) }
        withKnownIssue {
            expectControl(gaps, acts: 0, points: 12)
        } matching: { issue in
            let words = issue.comments.map(\.rawValue).joined()
            return words.hasPrefix("broken: between two points that respond, no point is dead: ")
                && words.contains("a touch does nothing: replay(from: 0, .touch(UnitPoint(x: 0.")
                && words.contains("; if that is meant, waiving: [.solid: \"Its parts are apart.\"]")
        }
    }

    @Test(arguments: [
        (
            ControlAct.touch(UnitPoint(x: 0.5, y: 1), .long),
            ".touch(UnitPoint(x: 0.5, y: 1.0), .long)"
        ),
        (
            .slide(UnitPoint(x: 0, y: 0.5), to: UnitPoint(x: 1, y: 0.5), isCancelled: true),
            ".slide(UnitPoint(x: 0.0, y: 0.5), to: UnitPoint(x: 1.0, y: 0.5), isCancelled: true)"
        ),
        (.beside(.step(.increment)), ".beside(.step(.increment))"),
        (.perform("Clear \"all\""), ".perform(\"Clear \\\"all\\\"\")"),
        (.press("9"), ".press(\"9\")"), (.press(.upArrow), ".press(.upArrow)"),
        (.turn(.german), ".turn(.german)"),
        (.hover(.init(x: 0, y: 0)), ".hover(UnitPoint(x: 0.0, y: 0.0))"),
    ])
    func `an act prints the code that makes it`(act: ControlAct, code: String) {
        expectEqual("\(act)", code)
    }

    @Test func `acts can be repeated`() {
        let cups = ControlCase(stops: Array(0...3)) { Cups(cups: $0) }
        let values = cups.replay(
            from: 1, .press(.rightArrow), .beside(.store(3)), .touch(UnitPoint(x: 0.9, y: 0.5)),
            .turn(.mirrored), .touch(UnitPoint(x: 0.9, y: 0.5)), .activate(9))
        expectEqual(values, [2, 2, 3, 3, 1, 1])
    }

    @Test func `a table shows the laws of some controls`() {
        let rows = [Cups.Fault.gaps, .swapped].map { fault in
            ControlTable.Row(
                "cups", fault.rawValue,
                verdicts: ControlCase(stops: Array(0...3)) { Cups(cups: $0, fault: fault) }
                    .verdicts(acts: 0, points: 12))
        }
        let lines = "\(ControlTable(rows))".split(separator: "\n").map(String.init)
        expectEqual(lines[0], "a  cups: gaps, swapped")
        expectEqual(lines.filter { $0.hasSuffix("x+") || $0.hasSuffix("+x") }.count, 2)
        #expect(lines.contains("cups, gaps: 23 of 24"))
    }

    @Test func `a law that does not apply is waived with a reason`() {
        let verdicts = ControlCase(stops: [0, 1, 2]) { Text(verbatim: "\($0.wrappedValue)") }
            .verdicts(acts: 0, points: 4, waiving: [.touched: "It is read-only."])
        expectEqual(
            verdicts.first { $0.law == .touched }?.description,
            "waived: a touch chooses each value; a step may do for the lowest (It is read-only.)"
        )
    }
}
