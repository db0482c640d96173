import RatingLibraries
import Tessera
import TesseraEvaluation

extension Probe {
    static let clearButton: Probe = Probe(
        "clear-button",
        "Put a button beside each rating of a library's screen that clears the rating.",
        [
            .clearButtonStyle, .clearButtonClosure, .clearButtonControl, .clearButtonClosures,
        ],
        impostors: [
            Impostor("a copy of the screen, with buttons that do nothing") {
                ReviewScreen {
                    Fake(tap: .choosesItself, isAnnounced: true, value: $0)
                    Button("Clear") {}
                }
            },
            Impostor("the screen beside two words") {
                HStack {
                    ControlLibrary.ReviewScreen(); Text("Clear"); Text("Clear")
                }
            },
        ], variations: .everyOfLibrary, attacks: .everyOfLibrary
    ) { screen in
        let ratings = RatingLaw.inLibrary(.stars)
        var values = screen.require(ratings)
        for rating in values.indices {
            let buttons = screen.marks.filter { $0.name == "Clear" }
            screen.require("each rating has its button", buttons.count == 2)
            guard screen.isPassed else { return }
            screen.tap(at: buttons[rating].center)
            values[rating] = 0
            screen.require(
                "the button clears its rating, and no other", ratings.areRight(values, on: screen))
            let row = screen.symbols(.stars)[rating * screen.count].frame
            screen.require("it is beside it", abs(row.midY - buttons[rating].center.y) < 4)
        }
    }
}
