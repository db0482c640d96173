import RatingLibraries
import Tessera
import TesseraEvaluation

extension Probe {
    static let library: Probe = Probe(
        "library", "Draw circles on a library's screen, without access to its source.",
        [
            .libraryStyle, .libraryClosure, .libraryControl, .libraryClosures,
            .libraryClosureVariant,
        ],
        impostors: [
            Impostor("a picture of the screen") {
                ReviewScreen { Fake(kind: "circle", value: $0) }
            },
            Impostor("a copy of the screen, under its name") {
                ReviewScreen {
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true, value: $0)
                }
            },
            Impostor("a copy in front of the screen") {
                ControlLibrary.ReviewScreen().overlay {
                    ReviewScreen {
                        Fake(kind: "circle", tap: .choosesItself, isAnnounced: true, value: $0)
                    }.background(Color.white)
                }
            },
            Impostor("the screen as it was") { ControlLibrary.ReviewScreen() },
        ], variations: .everyOfLibrary, attacks: .everyOfLibrary
    ) { screen in
        screen.require(.inLibrary())
    }
}

extension RatingLaw {
    /// The two ratings of a library's screen, which the library's own screen keeps.
    static func inLibrary(
        _ look: Look = .circles, _ sentence: String = "the library's own screen keeps them",
        also holds: @escaping @MainActor (Inspection, [Double]) -> Bool = { _, _ in true }
    ) -> RatingLaw {
        var ratings = RatingLaw(look, 4, 2)
        let seen = Seen(values: ratings.values)
        _ = Reviews.take()
        ratings.also = (
            sentence,
            { screen, values in
                let kept = Reviews.take().map { $0.map(Double.init) }
                // A screen that nothing changes has nothing to keep.
                let isKept = kept == values || kept == nil && values == seen.values
                seen.values = values
                return isKept && holds(screen, values)
            }
        )
        return ratings
    }

    private final class Seen {
        var values: [Double]

        init(values: [Double]) { self.values = values }
    }
}
