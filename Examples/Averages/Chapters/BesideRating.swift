import TesseraPrograms
import Foundation
import Tessera
import TesseraRating

extension Chapter {
    static let besideRating: Chapter = Chapter(
        "beside-rating",
        "The same screen with `Rating`: no control to write, no margins and no three pictures to "
            + "hand over. What cannot be said is said in the table: half a star, who is told when "
            + "a finger is lifted, and how a half star looks."
    ) { telling in
        try telling.code("with-rating")
        let host = ViewHost(rootView: RatingScreen())
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        Play(host: host, log: Log()).step("A tap on the fourth star", &telling) {
            $0.tap(.text("kermit_empty")[1])
        }
        telling.show("What became shorter, and what impossible", Page.table(try comparison()))
    }

    private static func comparison() throws -> [[String]] {
        let controls = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Controls")
        func lines(_ file: String) throws -> String {
            let url = controls.appending(path: file)
            let code = try SourceRegion.code(named: "control", in: url)
            return "\(code.split(separator: "\n").count) lines"
        }
        return [
            ["", "first control", "second control", "Rating", "AverageRating"],
            [
                "to write", try lines("RateView.swift"), try lines("StarRateView.swift"),
                "nothing", "nothing",
            ],
            ["value", "Double", "Double", "Int", "Double"],
            ["half stars, chosen", "yes", "yes", "no: the value is an Int", "no: to be read"],
            [
                "half stars, shown", "one picture", "any part", "no: isFilled is a Bool",
                "any part: fillFraction",
            ],
            ["told of a change", "no (here: yes)", "yes", "the binding", "-"],
            ["told of the end", "yes", "no", "no", "-"],
            [
                "a touch that is cancelled", "has rated (mended: not)", "is no tap",
                "the style's to say", "-",
            ],
            ["to be read", "editable: false", "no", ".constant(_:), .disabled(_:)", "always"],
            ["one accessibility element", "no (here: yes)", "no (here: yes)", "yes", "yes"],
            ["animated", "no", "isAnimation", "$value.animation(_:)", "withAnimation"],
            ["pictures", "three names", "fixed names", "a style", "a style"],
            ["sliding over the stars", "yes", "no", "a gesture around it", "-"],
            ["as large as its frame", "yes", "yes", "the style's to say", "the style's to say"],
            ["right to left", "no (mended: yes)", "no (mended: yes)", "yes", "yes"],
        ]
    }
}

// region: with-rating
private struct KermitRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(configuration.isFilled ? "kermit_full" : "kermit_empty")
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

private struct RatingScreen: View {
    @State private var rating = 2

    var body: some View {
        VStack {
            Text("Kermit: \(rating)")
            Rating(value: $rating.animation(.easeInOut(duration: 0.2)), spacing: 5)
                .padding(.leading, 8)
        }
        .ratingStyle(KermitRatingStyle())
    }
}
// endregion
