import Tessera
import TesseraEvaluation

extension Probe {
    static let feedback = Probe(
        "feedback", "Give a tick for each symbol that a sliding finger comes to.", fact: .finger,
        [.feedbackSymbol, .feedbackClosure, .feedbackBuilders, .feedbackControl, .feedbackHand],
        impostors: [
            Impostor("a rating that ticks when it is tapped") { Ticking() },
            Impostor("a picture") { Fake(isAnnounced: true, value: 1) },
        ], variations: .every
    ) { screen in
        let before = screen.host.sensoryFeedback.count
        screen.host.press(at: screen.point(atImage: 0))
        screen.host.move(to: screen.point(atImage: 1))
        screen.require(
            "the second symbol gives a tick", screen.host.sensoryFeedback.count == before + 1)
        screen.host.move(to: screen.point(atImage: 2))
        screen.require(
            "so does the third", screen.host.sensoryFeedback.count == before + 2)
        screen.host.move(to: screen.point(atImage: 2, part: 0.6))
        screen.require(
            "a move inside it gives none", screen.host.sensoryFeedback.count == before + 2)
        screen.host.release()
        screen.require("lifting the finger chooses", screen.isOneAdjustable("3 of \(screen.count)"))
        screen.require(
            "and gives no further tick", screen.host.sensoryFeedback.count == before + 2)
    }
}

private struct Ticking: View {
    @State private var value = 1

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= value ? "star.fill" : "star")
                    .onTapGesture { value = number }
            }
        }
        .sensoryFeedback(.selection, trigger: value)
    }
}
