import Tessera
import TesseraDrawing
import TesseraEvaluation

extension Probe {
    static let ownSymbol: Probe = Probe(
        "own-symbol", "Draw custom symbols in one rating: red hearts as text.",
        [
            .ownSymbolStyle, .ownSymbolClosure, .ownSymbolControlClosure, .ownSymbolControl,
            .ownSymbolClosures,
        ],
        impostors: [
            Impostor("one text of five hearts") { Text("♥♥♥♡♡").foregroundStyle(.red) },
            Impostor("hearts that are not red") {
                HStack {
                    Text("♥"); Text("♥"); Text("♥"); Text("♡"); Text("♡")
                }
            },
            Impostor("red stars") {
                Fake(tap: .choosesItself, isAnnounced: true).foregroundStyle(.red)
            },
        ],
        variations: .every.leaving(
            out: .tinted, .fainter, since: "the look has a colour, whatever is around it."),
        attacks: .every
    ) { screen in
        let red = Paint.of(.red)
        var ratings = RatingLaw(.hearts, 3)
        ratings.also = (
            "all of them are red",
            { screen, _ in
                screen.symbols(.hearts).allSatisfy { $0.paint == red }
            }
        )
        screen.require(ratings)
    }
}
