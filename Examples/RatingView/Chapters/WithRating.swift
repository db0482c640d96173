import TesseraPrograms
import Foundation
import Tessera
import TesseraRating

extension Chapter {
    static let withRating: Chapter = Chapter(
        "with-rating",
        "The same screen with `Rating`: no control to write. Colours are a style's, said once for "
            + "a whole screen; the title is the screen's own."
    ) { telling in
        try telling.code("style")
        try telling.code("with-rating")
        let host = ViewHost(rootView: RatingScreen())
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        let difference = host.difference { host.tap(.type(Image.self)[5]) }
        telling.show("A tap on the sixth star", "\(difference)")
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
            ["", "RatingView", "mended", "Rating"],
            [
                "control", try lines("Proposed/RatingView.swift", "control"),
                try lines("Mended/MendedRatingView.swift", "control"), "nothing",
            ],
            [
                "yellow and gray", "default", "default",
                "a style: " + (try lines("Chapters/WithRating.swift", "style")),
            ],
            ["other images", "one initialiser", "parameters", "a style"],
            ["for a whole screen", "at each view", "at each view", ".ratingStyle(_:)"],
            ["title", "a String", "any view", "impossible: beside it"],
            ["maximum below 1", "none or a trap", "1, with an issue", "none, with an issue"],
            ["maximum that changes", "ignored", "followed", "followed"],
            ["0 stars by tapping", "impossible", "impossible", "impossible: by a swipe only"],
            ["announced as", "images", "title, value", "\"Rating\", value"],
            [".constant(_:)", "a tap does nothing", "refuses", "refuses"],
            [".disabled(_:)", "refuses", "refuses", "refuses"],
        ]
    }
}

// region: style
private struct YellowStarRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "star.fill" : "star")
            .foregroundColor(configuration.isFilled ? .yellow : .gray)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}
// endregion

// region: with-rating
private struct RatingScreen: View {
    @State private var rating = 4

    var body: some View {
        NavigationView {
            Section {
                VStack {
                    Text("Current rating \(rating)")
                    Rating(value: $rating, count: 8)
                        .padding(10)
                }
                .ratingStyle(YellowStarRatingStyle())
            }.navigationBarTitle("Swift UI Rater")
        }
    }
}
// endregion
