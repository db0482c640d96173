import Tessera

extension Probe {
    static let preview = Probe(
        "preview", "While a finger is on a symbol, show what lifting it there would choose.",
        [.previewSymbol, .previewClosure, .previewControl]
    ) { screen in
        screen.host.press(.type(Image.self)[3])
        screen.require(
            "pressing the fourth symbol of the first shows four, there only",
            screen.symbols == "****.**...")
        screen.require(
            "nothing is chosen yet, a screen reader says", screen.announced.contains("1 of 5"))
        screen.host.release(.type(Image.self)[3], inside: false)
        screen.require("leaving the symbol shows the value again", screen.symbols == "*....**...")
        screen.host.press(.type(Image.self)[3])
        screen.host.release(.type(Image.self)[3])
        screen.require("lifting the finger there chooses", screen.symbols == "****.**...")
        screen.require(
            "a screen reader hears the value that was chosen",
            screen.announced.contains("4 of 5"))
    }
}
