import TesseraPrograms
import Foundation
import Tessera

// The second proposal: a `RatingView` with a title, a maximum, two images and two colours.
//
// Look at `Proposed/RatingView.swift`, which is the proposal's code as it stands there, and at
// `Chapters/`, which runs its example and then each of its faults. `Mended/` is the same view
// without them. The last two chapters are the same screen with `Rating`: in the original's
// style, and with the proposed control.

/// The story that the program tells.
enum Program {
    static let story = Story(
        "RatingView",
        "Another proposal's `RatingView`: its example, its faults, and the view without them.",
        [
            .proposed, .label, .titles, .initializers, .maximum, .colors, .claims, .mended,
            .leftOut, .withRating, .withControl,
        ])
}

@main
enum Main {
    @MainActor
    static func main() {
        Program.story.run()
    }
}
