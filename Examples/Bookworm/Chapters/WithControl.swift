import TesseraPrograms
import Tessera
import TesseraControlRating

extension Chapter {
    static let withControl: Chapter = Chapter(
        "with-control",
        "The app's three ratings with the rating that is proposed: in a row of the form it has its "
            + "label at the other end, and a tap chooses one star. The face is one picture for the "
            + "whole rating, which is what a rating style draws."
    ) { telling in
        try telling.code("with-control")
        let host = ViewHost(rootView: ControlBook())
        telling.show("The tree", "\(host.tree)")
        telling.show("What a screen reader is told", "\(host.accessibilityTree)")
        host.step("A tap on the second symbol to choose", &telling) {
            $0.tap(.type(Image.self)[1])
        }
        host.step("A tap on the second symbol to read", &telling) {
            $0.tap(.type(Image.self)[1].inside(.type("Rating")[1]))
        }
        host.step("A tap on the row, beside the symbols", &telling) { $0.tapRow(.text("Yours")) }
        telling.show(
            "What became of each fault",
            Page.table([
                ["one tap chooses five stars", "no symbol is a button: one tap, one value"],
                ["five buttons to a screen reader", "one element, adjustable, with its label"],
                ["told apart by colour alone", "another image"],
                ["a face for the whole", "a rating style: one view, no trick"],
                ["a face for 0, and for 6", "the style's to say; the value is within the bounds"],
                ["a label that is a String", "any text or view, at the other end of the row"],
            ]))
    }
}

// region: with-control
private struct FaceRatingStyle: RatingStyle {
    private static let faces = ["😡", "🙁", "😐", "🙂", "😍"]

    func makeBody(configuration: Configuration) -> some View {
        if let value = configuration.shownValue, value >= 1 {
            Text(Self.faces[Int(value) - 1])
        } else {
            Text("😶")
        }
    }
}

private struct ControlBook: View {
    @State private var stars = 3

    var body: some View {
        Form {
            Rating("Yours", value: $stars, in: 1...5)
            Rating("To read", displaying: stars)
                .font(.largeTitle)
            Rating("As a face", displaying: stars)
                .ratingStyle(FaceRatingStyle())
        }
    }
}
// endregion
