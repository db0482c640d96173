import TesseraPrograms
import Foundation
import Tessera

// The book list of a SwiftUI course, with a star rating that each reader writes anew.
//
// Look at `App/`, which is the course's code but for its import, and at `Store/`, which stands in
// for SwiftData. `Chapters/` uses the app as somebody would: fingers, words, a file on a disk. The
// chapter to read first is `rows`: one tap on the second star, and the book has five.

/// The story that the program tells.
enum Program {
    static let story = Story(
        "Bookworm",
        "A course's book list, used by a script: why one tap chooses five stars, and more.",
        [
            .rows, .adding, .reopening, .deleting, .emoji, .crash, .damaged, .withRating,
            .withControl,
        ])
}

@main
enum Main {
    @MainActor
    static func main() {
        Program.story.run()
    }
}
