import Tessera

extension Probe {
    static let circles = Probe(
        "circles", "Draw circles in place of the stars of one rating.",
        [.circlesSymbol, .circlesClosure, .circlesControl]
    ) { screen in
        screen.require("circles are drawn", screen.images.allSatisfy { $0.hasPrefix("circle") })
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == "****.")
    }
}
