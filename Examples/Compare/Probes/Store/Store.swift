import Tessera
import TesseraEvaluation

extension Probe {
    static let store = Probe(
        "store",
        "Keep two ratings, one in circles and one in hearts, in one array, and show "
            + "them.",
        fact: .storage,
        [.storeSymbol, .storeClosure, .storeControl, .storeBuilders],
        impostors: [
            Impostor("two pictures") {
                Fake(kind: "circle"); Fake(kind: "heart")
            },
            Impostor("two in circles") {
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true);
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
            },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.require(
            "circles are drawn, and hearts",
            screen.areAll("circle", screen.images.prefix(5))
                && screen.areAll("heart", screen.images.dropFirst(5)))
        screen.tap(image: 8)
        screen.require(
            "a tap on the fourth symbol of the second fills four",
            screen.symbols == screen.filled(3, 4))
        screen.require(
            "a screen reader hears the two",
            screen.announced.map(\.value) == ["3 of \(screen.count)", "4 of \(screen.count)"])
    }
}
