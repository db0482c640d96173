import Tessera
import TesseraEvaluation

extension Probe {
    static let unrelated = Probe(
        "unrelated",
        "Count something else on a screen of twenty ratings in circles, and leave these alone.",
        fact: .quiet,
        [
            .unrelatedSymbol, .unrelatedClosure, .unrelatedBuildersRoot, .unrelatedBuilders,
            .unrelatedBuildersPlain,
            .unrelatedControl,
        ],
        impostors: [
            Impostor("a picture") {
                ForEach(0..<20, id: \.self) { _ in Fake(kind: "circle", tap: .choosesItself) }
                Button("0") {}
            },
            Impostor("twenty that are made anew") { Restless() },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.require(
            "there are twenty ratings in circles",
            screen.areAll("circle", screen.images) && screen.images.count == 100)
        let bodies = screen.bodies { screen.tap(text: "0") }
        screen.require("a tap counts", screen.texts == ["1"])
        screen.require("not every rating is made anew for it", bodies.count < 20)
        screen.tap(image: 8)
        screen.require(
            "a tap on the fourth symbol of the second fills four there",
            screen.symbols.hasPrefix(screen.filled(3, 4, 3)))
    }
}

/// Ratings that are made anew when something else is counted.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        ForEach(0..<20, id: \.self) { _ in
            Fake(kind: "circle", tap: .choosesItself).id(count)
        }
        Button("\(count)") { count += 1 }
    }
}
