import Tessera
import TesseraEvaluation

extension Probe {
    static let formRow = Probe(
        "form-row", "Make it a row of a form: the label at one end, the symbols at the other.",
        fact: .label,
        [.formRowSymbol, .formRowClosure, .formRowBuilders, .formRowControl, .formRowHand],
        impostors: [
            Impostor("a label beside a rating") {
                Form {
                    HStack {
                        Text("Service"); Fake(tap: .choosesItself, isAnnounced: true)
                    }
                }
            },
            Impostor("a picture") {
                Form {
                    HStack {
                        Text("Service"); Spacer(); Fake(isAnnounced: true)
                    }
                }
            },
        ],
        variations: .every.leaving(
            out: .larger, since: "there is no room left between label and symbols.")
    ) { screen in
        screen.host.size = ProposedViewSize(width: 320, height: nil)
        let (first, last) = (screen.frame(image: 0), screen.frame(image: screen.count - 1))
        let label = screen.frame(.text("Service")[0])
        let ends = [label.minX, 320 - label.maxX, last.minX, 320 - last.maxX]
        screen.require(
            "the label and the last symbol are at the ends of the row",
            ends.count { (0...40).contains($0) } == 2 && label != .zero)
        screen.require(
            "there is room between them",
            max(label.minX - first.maxX, first.minX - label.maxX) > 60)
        screen.require(
            "a screen reader hears the label with the rating, once",
            screen.isOneAdjustable("3 of \(screen.count)") && screen.announced[0].label == "Service"
        )
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == screen.filled(4))
    }
}
