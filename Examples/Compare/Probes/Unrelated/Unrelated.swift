import Tessera
import TesseraEvaluation

extension Probe {
    static let unrelated: Probe = Probe(
        "unrelated",
        "Count something else on a screen of eight ratings in circles, without drawing the ratings "
            + "again.",
        fact: .quiet,
        [.unrelatedSymbol, .unrelatedClosure, .unrelatedBuilders, .unrelatedControl],
        impostors: [
            Impostor("a picture") {
                ForEach(0..<8, id: \.self) { _ in
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                }
                Button("0") {}
            },
            Impostor("ratings that are created again") { Restless() },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        let ratings = screen.find(.label("Rating")[4])
        let bodies = screen.bodies { screen.tap(text: "0") }
        screen.require("a tap counts", screen.texts == ["1"])
        screen.require(
            "no rating is created again, and not all are drawn again",
            bodies.count < 8 && ratings?.isPresent == true)
        var all = RatingLaw(.circles)
        all.values = Array(repeating: 3, count: 8)
        screen.require(all)
    }
}

/// Ratings that are created again when something else is counted.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        ForEach(0..<8, id: \.self) { _ in
            Fake(kind: "circle", tap: .choosesItself, isAnnounced: true).id(count)
        }
        Button("\(count)") { count += 1 }
    }
}
