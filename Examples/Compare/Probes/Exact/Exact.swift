import Tessera
import TesseraEvaluation

extension Probe {
    static let exact = Probe(
        "exact",
        "Show an average of exactly 3.7 in hearts, of which there is no image of a part.",
        fact: .fractions,
        [
            .exactSymbol, .exactClosurePlaced, .exactClosureTrick, .exactBuilders, .exactControl,
            .exactHand,
        ],
        impostors: [
            Impostor("four of five") { Fake(kind: "heart", isAnnounced: true, value: 4) },
            Impostor("three of five, announced as 3.7") {
                Fake(kind: "heart", isAnnounced: true).accessibilityValue("3.7 of 5")
            },
        ], variations: .every.ofReading
    ) { screen in
        screen.require("there are hearts", screen.areAll("heart", screen.images))
        screen.require(
            "three are drawn full, seven tenths of the fourth, and none of the rest",
            screen.drawnShares
                == [1, 1, 1, 0.7] + Array(repeating: 0, count: screen.count - 4))
        screen.require(
            "a screen reader hears one thing, of 3.7, and nothing to adjust",
            screen.announced.count == 1 && screen.announced[0].value == "3.7 of \(screen.count)"
                && !screen.announced[0].isAdjustable)
    }
}
