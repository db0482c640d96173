import Tessera
import TesseraEvaluation

extension Probe {
    static let radioGroup: Probe = Probe(
        "radio-group",
        "Announce each symbol as a button with its number, and the chosen one as selected.",
        [.radioGroupStyle, .radioGroupClosure, .radioGroupControl, .radioGroupClosures],
        impostors: [
            Impostor("one thing to adjust") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("buttons of images") { Fake(tap: .choosesItself) },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        screen.require(
            "each number is announced, and the chosen one as selected", screen.isGroupRight(3))
        for value in [5, 1, 4, 2, 3] where screen.isPassed {
            screen.activate(.label("\(value)"))
            screen.require("activating a number chooses it", screen.isGroupRight(value))
        }
        for value in [5, 1, 4, 2, 3] where screen.isPassed {
            screen.tap(at: screen.symbols(.stars)[value - 1].center)
            screen.require(
                "a touch at each symbol chooses its value", screen.isGroupRight(value))
        }
    }
}

extension Inspection {
    /// Whether five buttons are announced, one of them selected, and the stars show the same value.
    fileprivate func isGroupRight(_ value: Int) -> Bool {
        let traits = announced.map(\.traits)
        return RatingLaw(.stars).areDrawn([Double(value)], on: self) && areStored([Double(value)])
            && announced.map(\.label) == (1...5).map { "\($0)" }
            && traits.map { $0.contains(.isSelected) } == (1...5).map { $0 == value }
            && traits.allSatisfy { $0.contains(.isButton) }
    }
}
