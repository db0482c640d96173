import Tessera
import TesseraEvaluation

// region: mistake
extension Mistake {
    static let beside = Mistake(
        "beside", "The look is set on a view beside the ring.",
        [
            Slip(.style) {
                HStack {
                    Text("Download").ringStyle(CheckStyle())
                    Ring(percent: 40)
                }
            },
            Slip(.closure, impossibleSince: "The look is written at its ring."),
        ]
    ) { screen in
        screen.require("the ring shows a check mark", screen.texts.contains("✓"))
    }
}

private struct CheckStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Text("✓") }
}
// endregion

// region: trial
@MainActor
let trial = Evaluation(
    "Rings", "Two ways to style a progress ring, judged by running them",
    designs: [.style, .closure], probes: [.percent, .update, .screen], example: "percent",
    findings: [
        Findings(
            "Verdict", "",
            [
                Finding("A style reaches a screen that we cannot edit.", rows: ["screen"]) {
                    $0.areDone(.style) && $0.areMissed(.closure)
                }
            ])
    ],
    mistakes: [.beside])
// endregion

@MainActor
private func main() {
    // region: main
    trial.main()
    // endregion
}
