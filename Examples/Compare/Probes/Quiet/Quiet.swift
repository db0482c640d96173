import Tessera
import TesseraEvaluation

extension Probe {
    static let quiet: Probe = Probe(
        "quiet",
        "Count something else on a screen of eight ratings with hearts of text, without drawing the hearts "
            + "again.",
        [
            .quietStyle, .quietClosure, .quietClosures, .quietClosuresModifier, .quietControl,
            .quietControlClosure,
        ],
        impostors: [
            Impostor("a button that does not count") {
                ForEach(0..<8, id: \.self) { _ in
                    Fake(kind: "heart", tap: .choosesItself, isAnnounced: true)
                }
                Button("0") {}
            },
            Impostor("ratings that are created again") { Restless() },
        ],
        variations: .every.ofNoCount.leaving(
            out: .tinted, .fainter, since: "the look has a colour, whatever is around it."),
        attacks: .every
    ) { screen in
        let rating = screen.find(.label("Rating")[4])
        let bodies = screen.bodies { screen.tap(text: "0") }
        screen.require("a tap counts", screen.texts.contains("1"))
        screen.require(
            "no rating is created again, and no heart is drawn again",
            bodies.count < 8 && rating?.isPresent == true)
        var all = RatingLaw(.hearts)
        all.values = Array(repeating: 3, count: 8)
        screen.require(all)
    }
}

/// Ratings that are created again when something else is counted.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        ForEach(0..<8, id: \.self) { _ in
            Fake(kind: "heart", tap: .choosesItself, isAnnounced: true).id(count)
        }
        Button("\(count)") { count += 1 }
    }
}
