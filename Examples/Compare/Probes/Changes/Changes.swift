import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Probe {
    static let changes: Probe = Probe(
        "changes", "Beside each rating of a library's screen, count how often it has changed.",
        [.changesStyle, .changesClosure, .changesControl, .changesClosures],
        impostors: [
            Impostor("a copy of the screen, with numbers that stay") {
                ReviewScreen {
                    Fake(tap: .choosesItself, isAnnounced: true, value: $0)
                    Text("0")
                }
            },
            Impostor("the screen beside two numbers") {
                HStack {
                    ControlLibrary.ReviewScreen()
                    Text("0")
                    Text("0")
                }
            },
        ], variations: .everyOfLibrary, attacks: .everyOfLibrary
    ) { screen in
        @MainActor func counts() -> [Int] { screen.texts.compactMap { Int($0) } }
        screen.require("each rating has a number", counts() == [0, 0])
        let values = screen.require(RatingLaw.inLibrary(.stars))
        guard screen.isPassed else { return }
        let (index, before) = (values[0] == 1 ? 1 : 0, counts())
        screen.tap(at: screen.symbols(.stars)[index].center)
        screen.require("a change counts for its rating", counts() == [before[0] + 1, before[1]])
        screen.tap(at: screen.symbols(.stars)[index].center)
        screen.require("the same value again does not", counts() == [before[0] + 1, before[1]])
    }
}
