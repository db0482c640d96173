import Tessera
import TesseraEvaluation

extension Probe {
    static let preview = Probe(
        "preview",
        "While a finger is on a symbol, show what lifting it there would choose.",
        fact: .preview,
        [
            .previewSymbol, .previewClosureOutside, .previewClosure, .previewControl,
            .previewBuilders, .previewSymbolTrick,
            .previewClosureTrick,
        ],
        impostors: [
            Impostor("two ratings that are tapped") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1);
                Fake(tap: .choosesItself, isAnnounced: true, value: 2)
            },
            Impostor("two pictures") {
                Fake(isAnnounced: true, value: 1); Fake(isAnnounced: true, value: 2)
            },
        ], variations: .every
    ) { screen in
        screen.press(.type(Image.self)[3])
        screen.require(
            "pressing the fourth symbol of the first shows four, there only",
            screen.symbols == screen.filled(4, 2))
        screen.require(
            "nothing is chosen yet, a screen reader says",
            screen.announced.first?.value == "1 of \(screen.count)")
        screen.release(.type(Image.self)[3], inside: false)
        screen.require(
            "leaving the symbol shows the value again",
            screen.symbols == screen.filled(1, 2))
        screen.press(.type(Image.self)[3])
        screen.release(.type(Image.self)[3])
        screen.require(
            "lifting the finger there chooses",
            screen.symbols == screen.filled(4, 2))
        screen.require(
            "a screen reader hears the value that was chosen",
            screen.announced.first?.value == "4 of \(screen.count)")
    }
}
