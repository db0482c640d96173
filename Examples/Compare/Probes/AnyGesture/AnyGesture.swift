import Tessera
import TesseraEvaluation

extension Probe {
    static let anyGesture = Probe(
        "any-gesture",
        "Choose by a double tap on a library's screen, in whatever style is in force: circles, "
            + "here.",
        fact: .gesture,
        [
            .anyGestureSymbol, .anyGestureClosure, .anyGestureBuilders, .anyGestureControl,
        ],
        impostors: [
            Impostor("the screen as it is") {
                ReviewScreen { Fake(kind: "circle", tap: .choosesItself, value: $0) }
            },
            Impostor("a picture of the screen") {
                ReviewScreen { Fake(kind: "circle", value: $0) }
            },
        ],
        variations: .everyOfLibrary.leaving(
            out: .values, since: "a single tap is to choose nothing.")
    ) { screen in
        screen.requireLibrary()
        screen.require("the symbols are those in force", screen.areAll("circle", screen.images))
        screen.host.tap(at: screen.point(atImage: screen.count + 3))
        screen.host.wait(.seconds(1))
        screen.require("a single tap changes nothing", screen.symbols == screen.filled(4, 2))
        screen.host.tap(at: screen.point(atImage: screen.count + 3), count: 2)
        screen.require(
            "a double tap on the fourth symbol of the second fills four",
            screen.symbols == screen.filled(4, 4))
    }
}
