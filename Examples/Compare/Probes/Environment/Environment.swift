import Tessera
import TesseraEvaluation

extension Probe {
    static let environment = Probe(
        "environment",
        "Fade the ratings that are out of use: a look that reads the environment.",
        fact: .surroundings,
        [.environmentSymbol, .environmentClosure, .environmentControl, .environmentBuilders],
        impostors: [
            Impostor("two ratings, none faded") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1);
                Fake(tap: .choosesItself, isAnnounced: true, value: 2).disabled(true)
            },
            Impostor("two ratings, both faded") {
                VStack {
                    Fake(tap: .choosesItself, isAnnounced: true, value: 1);
                    Fake(tap: .choosesItself, isAnnounced: true, value: 2).disabled(true)
                }.opacity(0.3)
            },
        ],
        variations: .every.ofNoCount.leaving(out: .values, since: "one of the two is out of use.")
    ) { screen in
        let images = screen.tree.matches { $0.name == "Image" }.map(\.path)
        let faded = screen.views(with: ".opacity(0.3)").map(\.path)
        func isFaded(_ image: String) -> Bool {
            faded.contains { image == $0 || image.hasPrefix($0 + "/") }
        }
        screen.require(
            "no symbol of the rating in use is faded",
            images.count == 10 && !images.prefix(5).contains(where: isFaded))
        screen.require(
            "all of the one out of use are",
            !images.isEmpty && images.suffix(5).allSatisfy(isFaded))
        screen.require(
            "a tap on it has no effect",
            screen.tap(image: 8) != .done)
        screen.require(
            "a tap on the other one has",
            screen.tap(image: 3) == .done)
    }
}
