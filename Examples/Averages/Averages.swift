import ExampleSupport
import Foundation
import Tessera

// Star ratings with fractions: what an average looks like, and the two controls of an article that
// builds a half-star control for UIKit, by pictures and by a row of stars that is cut off.
//
// Look at `Controls/`, which is what a user of the article would write, and at `Chapters/`, which
// plays with it. What to notice: where a fraction is rounded, and by whom; who is told of a touch,
// and when; and, beside each control, the same screen with `Rating`.
//
// A finger that slides over the stars, and a row of stars cut off at a place on the screen, need
// positions: they wait for a layout engine. Until then each star has two halves to touch, and each
// half knows where it is. The rules from there to a rating are `TouchRule`'s, and they stay.

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
