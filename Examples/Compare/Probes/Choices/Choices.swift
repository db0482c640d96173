import Tessera
import TesseraEvaluation

extension Probe {
    static let choices = Probe(
        "choices",
        "Count how often something is chosen, also what is chosen already, and not what is only shown.",
        fact: .finger,
        [.choicesSymbol, .choicesClosure, .choicesBuilders, .choicesControl, .choicesHand],
        impostors: [
            Impostor("a rating that counts nothing") {
                Fake(tap: .choosesItself, isAnnounced: true); Text("0 times")
            },
            Impostor("one that counts changes") { Changes() },
        ],
        variations: .every.leaving(
            out: .adjusted, since: "to adjust is to choose, which is what the task is about.")
    ) { screen in
        screen.host.press(at: screen.point(atImage: 3))
        screen.require("a finger that is down is no choice", screen.texts == ["0 times"])
        screen.host.release()
        screen.require(
            "lifting it on the fourth symbol is one",
            screen.symbols == screen.filled(4) && screen.texts == ["1 times"])
        screen.host.tap(at: screen.point(atImage: 3))
        screen.require(
            "so is a tap on what is chosen",
            screen.symbols == screen.filled(4)
                && screen.texts == ["2 times"])
        screen.adjust(.increment)
        screen.require("and a step of a screen reader", screen.texts == ["3 times"])
    }
}

/// A rating that counts how often its value becomes another one.
private struct Changes: View {
    @State private var value = 3
    @State private var count = 0

    var body: some View {
        VStack {
            HStack {
                ForEach(1..<6, id: \.self) { number in
                    Image(systemName: number <= value ? "star.fill" : "star")
                        .onTapGesture { value = number }
                }
            }
            .onChange(of: value) { count += 1 }
            Text("\(count) times")
        }
    }
}
