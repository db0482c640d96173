import Tessera
import TesseraEvaluation

extension Probe {
    static let gap = Probe(
        "gap", "Let a touch that misses a symbol by a little choose it all the same.",
        fact: .finger,
        [
            .gapSymbol, .gapClosure, .gapBuilders, .gapControl, .gapBuildersTrick, .gapControlTrick,

        ],
        impostors: [
            Impostor("symbols that have to be met") {
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("one that is chosen by any tap") { Anywhere() },
        ], variations: .every
    ) { screen in
        screen.require(
            "there is a gap between the symbols",
            abs(screen.frame(image: 3).midX - screen.frame(image: 2).midX)
                > screen.frame(image: 3).width + 4)
        screen.host.tap(at: screen.point(atImage: 3, part: 1.1))
        screen.require(
            "a tap in the gap after the fourth chooses it", screen.symbols == screen.filled(4))
        screen.host.tap(at: screen.point(atImage: 1, part: -0.1))
        screen.require(
            "so does one in the gap before the second", screen.symbols == screen.filled(2))
        var above = screen.point(atImage: 4)
        above.y = screen.frame(image: 4).minY - 8
        screen.host.tap(at: above)
        screen.require("so does one 8 points above the fifth", screen.symbols == screen.filled(5))
        screen.require("it is one thing to adjust", screen.isOneAdjustable("5 of \(screen.count)"))
    }
}

/// A row that goes round its values, wherever it is tapped.
private struct Anywhere: View {
    @State private var value = 3

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= value ? "star.fill" : "star")
            }
        }
        .padding(20)
        .contentShape(Rectangle())
        .onTapGesture { value = value == 5 ? 1 : value + 1 }
    }
}
