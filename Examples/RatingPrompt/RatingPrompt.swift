import TesseraPrograms
import Foundation
import Tessera

// A prompt that asks for a rating at the right moment, as a small library and a program that plays
// weeks of an app with it.
//
// Look at `Library/`: what is configured, what is counted and kept, the decision, the flow from the
// stars to a mail or to the store, words in two languages, and three screens with `Rating` on the
// first. `Chapters/` uses it as an app would, and prints decisions, screens and callbacks.
//
// What to notice: the decision says why; the screens are views like any others, so a style for
// ratings set on the app reaches them; and where the original surprises, both ways are there
// (`swift run RatingPrompt surprises`).
//
// Fetching a configuration from a server is the host's: the library takes data. So is writing the
// mail and opening the store: the library says when.

enum RatingPrompt {
    static let story = Story(
        "RatingPrompt",
        "A prompt that asks for a rating at the right moment: counting, deciding, asking.",
        [
            .configuration, .weeks, .dissatisfied, .instant, .waysToShow, .words, .look, .faces,
            .facesOnControl,
            .ownScreen, .resets, .surprises,
        ])
}

@main
enum Main {
    @MainActor
    static func main() {
        RatingPrompt.story.run()
    }
}
