import Tessera

extension Probe {
    static let wrapRating = Probe(
        "wrap-rating",
        "Put a red border round each rating as a whole, on a library's screen, in whatever "
            + "style is in force: circles, here.",
        [.wrapRatingSymbol, .wrapRatingClosure, .wrapRatingControl]
    ) { screen in
        screen.require(
            "it is the library's own screen", !screen.host.tree.all("ReviewScreen").isEmpty)

        let borders = screen.views(with: ".border(.red)")
        screen.require("there is one border for each rating", borders.count == 2)
        screen.require(
            "five symbols are inside each border",
            borders.allSatisfy { border in
                screen.host.tree.matches { $0.name == "Image" }
                    .count { $0.path.hasPrefix(border.path + "/") } == 5
            })
        screen.require(
            "the symbols are those in force", screen.images.allSatisfy { $0.hasPrefix("circle") })
        screen.tap(image: 8)
        screen.require(
            "a tap on the fourth symbol of the second fills four", screen.symbols == "****.****.")
    }
}
