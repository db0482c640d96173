import Tessera

extension Probe {
    static let library = Probe(
        "library", "Draw circles on a screen of a library, whose source you may not touch.",
        [.librarySymbol, .libraryClosure, .libraryControl]
    ) { screen in
        screen.require(
            "it is the library's own screen", !screen.host.tree.all("ReviewScreen").isEmpty)

        screen.require("circles are drawn", screen.images.allSatisfy { $0.hasPrefix("circle") })
        screen.tap(image: 8)
        screen.require(
            "a tap on the fourth symbol of the second fills four", screen.symbols == "****.****.")
    }
}
