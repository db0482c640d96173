import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Probe {
    static let wrapRating: Probe = Probe(
        "wrap-rating",
        "Put a red border around each rating of a library's screen, in addition to the style that "
            + "is set: circles.",
        [
            .wrapRatingStyle, .wrapRatingClosure, .wrapRatingControlClosure, .wrapRatingControl,
            .wrapRatingClosures,
        ],
        impostors: [
            Impostor("a copy of the screen, under its name") {
                ReviewScreen {
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true, value: $0)
                        .border(.red)
                }
            },
            Impostor("borders round the screen") {
                ControlLibrary.ReviewScreen().ratingSymbolStyle(.systemImage("circle")).border(.red)
                    .border(.red)
            },
            Impostor("borders round the symbols") {
                ControlLibrary.ReviewScreen().ratingSymbolStyle(.systemImage("circle"))
                    .ratingSymbol { $0.border(.red) }
            },
        ], variations: .everyOfLibrary, attacks: .everyOfLibrary
    ) { screen in
        screen.require(
            .inLibrary(.circles, "each rating has a red border, and the library keeps its value") {
                screen, _ in
                let frames = screen.symbols(.circles).map(\.frame)
                return screen.areBordered(
                    [Array(frames.prefix(screen.count)), Array(frames.dropFirst(screen.count))])
            })
    }
}
