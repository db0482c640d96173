import Tessera
import TesseraDrawing
import TesseraEvaluation

extension Probe {
    static let gestureLater: Probe = Probe(
        "gesture-later",
        "Later, let a double tap choose in both ratings, whose looks differ: red hearts and blue circles.",
        [.gestureLaterStyle, .gestureLaterClosure, .gestureLaterControl, .gestureLaterClosures],
        impostors: [
            Impostor("ratings that are tapped once") {
                Fake(kind: "heart", tap: .choosesItself, isAnnounced: true).foregroundStyle(.red)
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true).foregroundStyle(.blue)
            },
            Impostor("two pictures") {
                Fake(kind: "heart", isAnnounced: true).foregroundStyle(.red)
                Fake(kind: "circle", isAnnounced: true).foregroundStyle(.blue)
            },
        ],
        variations: .every.ofNoCount.leaving(
            out: .tinted, .fainter, since: "the looks have a colour, whatever is around them."),
        attacks: .every
    ) { screen in
        let (red, blue) = (Paint.of(.red), Paint.of(.blue))
        var ratings = RatingLaw(.pictures, 3, 3)
        ratings.taps = 2
        ratings.also = (
            "the first is drawn in red hearts, the second in blue circles",
            { screen, _ in
                screen.symbols(.pictures).enumerated().allSatisfy { index, symbol in
                    let isFirst = index < screen.count
                    return symbol.name.hasPrefix(isFirst ? "heart" : "circle")
                        && symbol.paint == (isFirst ? red : blue)
                }
            }
        )
        let values = screen.require(ratings)
        for symbol in screen.symbols(.pictures) { screen.tap(at: symbol.center) }
        screen.require("a single tap changes nothing", ratings.areRight(values, on: screen))
    }
}
