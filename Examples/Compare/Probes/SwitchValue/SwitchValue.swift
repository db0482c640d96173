import Tessera

extension Probe {
    static let switchValue = Probe(
        "switch-value", "Change the symbols at run time, and keep what the control holds.",
        [.switchValueSymbol, .switchValueClosure, .switchValueControl]
    ) { screen in
        screen.tap(image: 3)
        let first = screen.host.find(.type(Image.self)[0])
        screen.tap(text: "Change")
        screen.require("hearts are drawn", screen.images.allSatisfy { $0.hasPrefix("heart") })
        screen.require("the value is kept", screen.symbols == "****.")
        screen.require("each symbol is the view that it was", first?.isPresent == true)
    }
}
