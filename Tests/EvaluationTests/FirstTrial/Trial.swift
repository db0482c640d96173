import Tessera
import TesseraEvaluation
import TesseraLaws

// region: mistake
extension Mistake {
    static let beside = Mistake(
        "beside", "The look is set on a view beside the ring.",
        [
            Slip(.style) {
                HStack {
                    Text("Download").ringStyle(CheckStyle())
                    Ring(percent: .constant(40))
                }
            },
            Slip(.closure, impossibleSince: "The look is written at its ring."),
        ]
    ) { screen in
        screen.require("the ring shows a check mark", screen.seen.map(\.text).contains("✓"))
    }
}

private struct CheckStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Text("✓") }
}
// endregion

// region: laws
@MainActor
func verdicts(of design: Design) -> [ControlVerdict] {
    ControlCase(stops: Array(stride(from: 0, through: 100, by: 10))) { percent in
        if design.name == Design.style.name {
            Ring(percent: percent)
        } else {
            ClosureRing(percent: percent) { Text("\($0) %") }
        }
    }
    .verdicts(acts: 40)
}
// endregion

// region: trial
@MainActor
let trial = Evaluation(
    "Rings", "Two ways to style a progress ring, judged by running them",
    designs: [.style, .closure],
    groups: [ProbeGroup("a ring", [.percent]), ProbeGroup("a screen", [.screen])],
    example: "percent",
    tallies: [
        Tally("laws kept, of \(ControlLaw.allCases.count)", .most, of: [.style, .closure]) {
            design in
            verdicts(of: design).count { $0.outcome == .kept }
        }
    ],
    mistakes: [.beside])
// endregion

@MainActor
private func main() {
    // region: main
    trial.main()
    // endregion
}
