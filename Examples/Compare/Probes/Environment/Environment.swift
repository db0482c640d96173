import Tessera

extension Probe {
    static let environment = Probe(
        "environment", "Fade the ratings that are out of use: a look that reads the environment.",
        [.environmentSymbol, .environmentClosure, .environmentControl]
    ) { screen in
        let faded = screen.views(with: ".opacity(0.3)").map(\.path)
        let ratings = screen.host.tree.matches { $0.name == "Rating" && $0.value("value") != nil }
            .map { $0.path + "/" }
        screen.require(
            "the rating in use is not faded", !faded.contains { $0.hasPrefix(ratings[0]) })
        screen.require("the one out of use is", faded.contains { $0.hasPrefix(ratings[1]) })
        screen.require("a tap on it has no effect", screen.tap(image: 8) == .refused("disabled"))
        screen.require("a tap on the other one has", screen.tap(image: 3) == .done)
    }
}
