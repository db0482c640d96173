import Tessera
import TesseraControlRating

extension Stop {
    static let controlKeys: Stop = Stop(
        "control-keys",
        "A rating is one stop of the focus, and reacts to the keys of a slider. A digit chooses "
            + "that number of symbols."
    ) { walk in
        let shown = walk.show(KeyedRating())
        shown.interact("Tab, and the right arrow") {
            $0.press(key: .tab)
            return $0.press(key: .rightArrow)
        }
        shown.interact("The key 3") { $0.press(key: "3") }
        shown.interact("Delete") { $0.press(key: .delete) }
        shown.interact("A key that means nothing here") { $0.press(key: "x") }
    }
}

// region: control-keys
private struct KeyedRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value, in: 0...3)
    }
}
// endregion
