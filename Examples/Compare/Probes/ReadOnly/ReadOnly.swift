import Tessera
import TesseraEvaluation

extension Probe {
    static let readOnly = Probe(
        "read-only",
        "Show one rating for reading and one out of use, both in circles.",
        fact: .basics,
        [.readOnlySymbol, .readOnlyClosure, .readOnlyControl, .readOnlyBuilders],
        impostors: [
            Impostor("two pictures") {
                Fake(kind: "circle"); Fake(kind: "circle")
            },
            Impostor("two ratings out of use") {
                VStack {
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true);
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                }.disabled(true)
            },
        ], variations: .every.ofReading.ofNoCount
    ) { screen in
        screen.tap(image: 3)
        screen.tap(image: 8)
        screen.require(
            "no tap changes either",
            screen.areAll("circle", screen.images) && screen.symbols == screen.filled(3, 3))
        let announced = screen.announced
        screen.require(
            "a screen reader hears two values, and nothing to adjust",
            announced.map(\.value) == ["3 of \(screen.count)", "3 of \(screen.count)"]
                && !announced.contains(where: \.isAdjustable))
        screen.require(
            "only the second is heard as disabled",
            announced.map(\.isEnabled) == [true, false])
    }
}
