import TesseraPrograms
import Foundation
import Tessera
import TesseraRating

extension Chapter {
    static let withRating: Chapter = Chapter(
        "with-rating",
        "The app's three ratings with `Rating`: to choose, to read, and as a face. The first two "
            + "are a line each. The face is one picture for the whole rating, and a style draws "
            + "one symbol: it can only be hidden at all places but one."
    ) { telling in
        try telling.code("with-rating")
        let host = ViewHost(rootView: RatedBook())
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        telling.show(
            "What it is told of the app's own stars",
            "\(ViewHost(rootView: RatingView(rating: .constant(3))).accessibilityTree)")
        host.step("A tap on the second symbol to choose", &telling) {
            $0.tap(.type(Image.self)[1])
        }
        host.step("A tap on the second symbol to read", &telling) {
            $0.tap(.type(Image.self)[1].inside(.type(Rating.self)[1]))
        }
        telling.show("What became shorter, and what impossible", Page.table(try comparison()))
    }

    private static func comparison() throws -> [[String]] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
        func lines(_ file: String, _ region: String) throws -> String {
            let code = try SourceRegion.code(named: region, in: folder.appending(path: file))
            return "\(code.split(separator: "\n").count) lines"
        }
        return [
            ["", "RatingView", "Rating"],
            ["to write", try lines("App/RatingView.swift", "control"), "nothing"],
            ["in a row of a form", ".buttonStyle(.plain), or five stars", "right as it is"],
            ["to read", "a tap does nothing", "a tap is refused: read-only"],
            ["announced as", "five buttons: \"star.fill\"", "\"Rating\", \"3 of 5\", adjustable"],
            ["told apart by", "colour alone", "another image"],
            ["own images and colours", "parameters", "a style"],
            ["a label", "a String", "impossible: beside it"],
            [
                "a face for the whole",
                "a view: " + (try lines("App/EmojiRatingView.swift", "emoji")),
                "a trick: the style's first symbol",
            ],
            ["a face for 0", "the best one", "the style's to say"],
        ]
    }
}

// region: with-rating
private struct FaceRatingStyle: RatingStyle {
    private static let faces = ["😶", "😡", "🙁", "😐", "🙂", "😍"]

    func makeBody(configuration: Configuration) -> some View {
        if configuration.starIndex == 0 {
            Text(Self.faces[min(max(0, configuration.value), 5)])
        }
    }
}

private struct RatedBook: View {
    @State private var stars = 3

    var body: some View {
        Form {
            Rating(value: $stars)
            Rating(value: .constant(stars))
                .font(.largeTitle)
            Rating(value: .constant(stars))
                .ratingStyle(FaceRatingStyle())
        }
    }
}
// endregion
