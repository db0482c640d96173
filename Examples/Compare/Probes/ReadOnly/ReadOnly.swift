import Tessera
import TesseraEvaluation

extension Probe {
    static let readOnly: Probe = Probe(
        "read-only", "Show one read-only rating and one disabled rating, both in circles.",
        fact: .basics,
        [.readOnlySymbol, .readOnlyClosure, .readOnlyControl, .readOnlyBuilders],
        impostors: [
            Impostor("two pictures") {
                Fake(kind: "circle"); Fake(kind: "circle")
            },
            Impostor("two ratings out of use") {
                VStack {
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                    Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                }.disabled(true)
            },
            Impostor("two ratings in use") {
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
            },
        ],
        variations: .every.ofReading.ofNoCount
            .leaving(out: .tinted, since: "one of the two is out of use."), attacks: .ofReading
    ) { screen in
        let ratings = RatingLaw(.circles, 3, 3)
        screen.require("two ratings are drawn", ratings.areDrawn([3, 3], on: screen))
        for symbol in screen.symbols(.circles) { screen.tap(at: symbol.center) }
        screen.require("no touch changes either", ratings.areDrawn([3, 3], on: screen))
        let announced = screen.announced
        screen.require(
            "two values are announced, and nothing to adjust",
            announced.map(\.value) == ["3 of \(screen.count)", "3 of \(screen.count)"]
                && announced.allSatisfy { $0.label?.isEmpty == false }
                && !announced.contains(where: \.isAdjustable))
        screen.require(
            "only the second is announced as disabled", announced.map(\.isEnabled) == [true, false])
    }
}
