import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Probe {
    static let wrapSymbol: Probe = Probe(
        "wrap-symbol",
        "Put a red border around each symbol of a library's screen, in addition to the style that "
            + "is set: circles.",
        [
            .wrapSymbolStyle, .wrapSymbolClosure, .wrapSymbolControl,
            .wrapSymbolClosures,
        ],
        impostors: [
            Impostor("a copy of the screen, under its name") {
                ReviewScreen {
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true, value: $0)
                }
            },
            Impostor("ten borders round the screen") {
                ControlLibrary.ReviewScreen().ratingSymbolStyle(.systemImage("circle")).border(.red)
                    .border(.red).border(.red).border(.red).border(.red).border(.red).border(.red)
                    .border(.red).border(.red).border(.red)
            },
            Impostor("stars with borders") {
                ControlLibrary.ReviewScreen().ratingSymbol { $0.border(.red) }
            },
        ], variations: .everyOfLibrary, attacks: .everyOfLibrary
    ) { screen in
        screen.require(
            .inLibrary(.circles, "each symbol has a red border, and the library keeps its value") {
                screen, _ in
                screen.areBordered(screen.symbols(.circles).map { [$0.frame] })
            })
    }
}
