import Tessera
import TesseraEvaluation

extension Probe {
    static let unrelated = Probe(
        "unrelated",
        "Count something else on a screen of twenty ratings in circles, and leave these alone.",
        fact: .quiet,
        [
            .unrelatedSymbol, .unrelatedClosure, .unrelatedBuildersRoot, .unrelatedBuilders,
            .unrelatedBuildersPlain, .unrelatedControl,
        ],
        impostors: [
            Impostor("a picture") {
                ForEach(0..<20, id: \.self) { _ in
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                }
                Button("0") {}
            },
            Impostor("twenty that are made anew") { Restless() },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        let ratings = screen.find(.label("Rating")[7])
        let bodies = screen.bodies { screen.tap(text: "0") }
        screen.require("a tap counts", screen.texts == ["1"])
        screen.require(
            "no rating is made anew for it, and not every one drawn again",
            bodies.count < 20 && ratings?.isPresent == true)
        var all = RatingLaw(.circles)
        all.values = Array(repeating: 3, count: 20)
        screen.require(all)
    }
}

/// RatingLaw that are made anew when something else is counted.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        ForEach(0..<20, id: \.self) { _ in
            Fake(kind: "circle", tap: .choosesItself, isAnnounced: true).id(count)
        }
        Button("\(count)") { count += 1 }
    }
}
