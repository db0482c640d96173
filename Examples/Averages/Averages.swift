import TesseraPrograms
import Foundation
import Tessera

// Star ratings with fractions: what an average looks like, and the two controls of an article that
// builds a half-star control for UIKit, by pictures and by a row of stars that is cut off.
//
// Look at `Controls/`, which is what a user of the article would write, and at `Chapters/`, which
// plays with it. What to notice: where a fraction is rounded, and by whom; who is told of a touch,
// and when; and, beside each control, the same screen with `Rating`.
//
// Both controls are touched by their points: `StarRow` says where a point is among the stars, and
// `TouchRule` what rating that is.

enum Averages {
    static let story = Story(
        "Averages",
        "Averages and half stars: two controls of an article, and `AverageRating`.",
        [.display, .firstControl, .secondControl, .touchRules, .besideRating, .besideControl])
}

@main
enum Main {
    @MainActor
    static func main() {
        Averages.story.run()
    }
}
