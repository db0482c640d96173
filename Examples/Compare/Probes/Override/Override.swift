import Tessera

extension Probe {
    static let override = Probe(
        "override", "Draw circles on a screen, and hearts in one part of it.",
        [.overrideSymbol, .overrideClosure, .overrideControl]
    ) { screen in
        screen.require(
            "circles are drawn in the first two",
            screen.images.prefix(10).allSatisfy { $0.hasPrefix("circle") })
        screen.require(
            "hearts are drawn in the third",
            screen.images.suffix(5) == ["heart.fill", "heart.fill", "heart.fill", "heart", "heart"])
        screen.tap(image: 13)
        screen.require(
            "a tap on the fourth symbol of the third fills four", screen.symbols.hasSuffix("****."))
    }
}
