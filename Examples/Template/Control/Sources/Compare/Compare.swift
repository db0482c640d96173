import Tessera
import TesseraEvaluation

/// The control with a style against the control with a closure, by the same tasks.
@main
@MainActor
enum Compare {
    static let evaluation = Evaluation(
        "Compare", "A style or a closure for Sample, judged by running both",
        designs: [.style, .closure], groups: [ProbeGroup("all", [.mark, .screen])],
        example: "mark")

    static func main() { evaluation.main() }
}

extension Design {
    static let style = Design(
        "style", "a style for a view", "A style draws all controls of a view.",
        vocabulary: ["Sample", "SampleStyle", "sampleStyle", "isOn", "label"])
    static let closure = Design(
        "closure", "a closure at each control", "A closure draws one control.",
        vocabulary: ["ClosureSample", "isOn", "title"])
}

extension Probe {
    static let mark = Probe(
        "mark", "Show ● where the control is on, or else ○, and let a tap switch.",
        [.markStyle, .markClosure],
        impostors: [Impostor("a picture") { Text("○") }], variations: [.twice],
        attacks: [.invisible, .neverStoring]
    ) { screen in
        screen.requireMarks([false])
        screen.tap(.text("○"))
        screen.requireMarks([true])
    }

    static let screen = Probe(
        "screen", "Show these marks in both controls of a finished screen.",
        [.screenStyle, .screenClosure],
        impostors: [
            Impostor("two texts") {
                VStack {
                    Text("○"); Text("●")
                }
            }
        ],
        attacks: [.invisible]
    ) { screen in
        screen.require("it is the finished screen", screen.tree.all("Settings").count == 1)
        screen.requireMarks([false, true])
    }
}

extension Inspection {
    /// Requires a mark for each value, which is seen, announced, and stored where the trial owns it.
    func requireMarks(_ values: [Bool]) {
        require("each mark is seen", seen.map(\.text) == values.map { $0 ? "●" : "○" })
        require("each is announced", announced.map(\.value) == values.map { $0 ? "on" : "off" })
        require("each is stored", stored.isEmpty || stored.compactMap { $0 as? Bool } == values)
    }
}
