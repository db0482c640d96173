import Tessera

extension Probe {
    static let wrapSymbol = Probe(
        "wrap-symbol",
        "Put a red border round each symbol of a library's screen, in whatever style is in "
            + "force: circles, here.",
        [.wrapSymbolSymbol, .wrapSymbolClosure, .wrapSymbolControl]
    ) { screen in
        screen.require(
            "it is the library's own screen", !screen.host.tree.all("ReviewScreen").isEmpty)

        screen.require(
            "each symbol has a border of its own", screen.views(with: ".border(.red)").count == 10)
        screen.require(
            "the symbols are those in force", screen.images.allSatisfy { $0.hasPrefix("circle") })
        screen.tap(image: 8)
        screen.require(
            "a tap on the fourth symbol of the second fills four", screen.symbols == "****.****.")
    }
}
