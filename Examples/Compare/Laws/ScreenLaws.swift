import Tessera
import TesseraEvaluation
import TesseraLaws

/// The screens of the tasks with one rating of whole numbers, held to the laws of controls.
///
/// A screen owes its users what the plainest rating of its design gives them.
@MainActor
enum ScreenLaws {
    /// Laws that a task sets aside, each with the reason.
    private static let waived: [String: [ControlLaw: String]] = [
        Probe.doubleTap.name: [.touched: "A value takes two taps."],
        Probe.switchKind.name: [
            .oneElement: "A button beside the rating changes its look.",
            .agreeing: "The look that the button has chosen stays.",
        ],
        Probe.live.name: [
            .cancelled: "The value that a touch has stored stays.",
            .once: "A program that follows the value stores it again.",
            .unasked: "A program that follows the value stores it again.",
        ],
        Probe.symbolButtons.name: [.solid: "Buttons may be apart."],
        Probe.radioGroup.name: [
            .oneElement: "Each symbol is an element."
        ],
        Probe.symbolAction.name: [
            .oneElement: "A number is beside the rating.",
            .solid: "Gestures of the program may be apart.",
            .agreeing: "The number that a long touch has shown stays.",
        ],
        Probe.carousel.name: [
            .solid: "Gestures of the program may be apart.",
            .steady: "A slide moves the symbols.",
            .mirrored: "A row that scrolls begins at its other end.",
            .agreeing: "A slide moves the symbols.",
        ],
        Probe.hoverQuiet.name: [.solid: "Gestures of the program may be apart."],
    ]

    /// The largest value of a rating, if it is not five.
    private static let highest = [Probe.ten.name: 10]

    /// The tasks whose screens each have one rating of whole numbers.
    static var tasks: [Probe] {
        Probe.all.filter { $0.attempts.allSatisfy { $0.screen(storing: .constant(0)) != nil } }
    }

    /// Returns a line for a task, and a line for each law that one of its screens loses.
    static func lines(of task: Probe) -> String {
        let lost = task.attempts.flatMap { attempt in
            Self.lost(by: attempt, of: task).map { "  \(attempt.design.name): \($0)" }
        }
        let reasons = waived[task.name]?.map { "  waived: \($0.key.rawValue) (\($0.value))" } ?? []
        let result = lost.isEmpty ? "no law is lost" : "\(lost.count) laws are lost"
        return
            (["\(task.name), \(task.attempts.count) screens: \(result)"] + lost + reasons.sorted())
            .joined(separator: "\n")
    }

    /// The lines of all tasks. They take about a minute in a debug build.
    static var description: String {
        "The screens of the tasks, against the plainest rating of their design\n\n"
            + tasks.map(lines).joined(separator: "\n")
    }

    /// Returns the laws that the plainest rating of a design keeps, and a screen with it breaks.
    private static func lost(by attempt: Attempt, of probe: Probe) -> [ControlVerdict] {
        let control = ControlCase(stops: Array(0...(highest[probe.name] ?? 5))) {
            attempt.screen(storing: $0)
        }
        let kept = plain[attempt.design.name] ?? []
        return control.verdicts(acts: 20, points: 20, waiving: waived[probe.name] ?? [:])
            .filter { $0.isBroken && kept.contains($0.law) }
    }

    /// The laws that the plainest rating of each design keeps.
    private static let plain: [String: [ControlLaw]] = Design.all.reduce(into: [:]) {
        kept, design in
        let plainest = [LawCase].designs.first { $0.name == "\(design.name), plain" }
        kept[design.name] = plainest?.verdicts(1).filter { $0.outcome == .kept }.map(\.law)
    }
}
