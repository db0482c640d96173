import Tessera
import TesseraEvaluation

extension Probe {
    static let switchKind: Probe = Probe(
        "switch-kind",
        "Switch between pictures and words at run time, and keep the state of the control.",
        [
            .switchKindStyle, .switchKindClosure, .switchKindControlClosure, .switchKindControl,
            .switchKindClosures,
        ],
        impostors: [
            Impostor("a rating and a dead button") {
                Fake(tap: .choosesItself, isAnnounced: true); Button("Change") {}
            },
            Impostor("words") {
                Text("x"); Text("x"); Text("x"); Text("x"); Text("-"); Button("Change") {}
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        var pictures = RatingLaw(.stars, 3)
        pictures.values = screen.require(pictures)
        let rating = screen.find(.label("Rating")[0])
        screen.tap(text: "Change")
        var words = pictures
        words.look = .words
        pictures.values = screen.require(words)
        screen.require("the rating is the view that it was", rating?.isPresent == true)
        screen.tap(text: "Change")
        screen.require(
            "back to pictures, with the value chosen in words",
            pictures.areRight(pictures.values, on: screen))
    }
}
