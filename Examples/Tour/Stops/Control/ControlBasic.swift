import Tessera
import TesseraControlRating

extension Stop {
    static let controlBasic = Stop(
        "control-basic",
        "This rating needs a binding and nothing else, too. Each symbol is a view of its own, and "
            + "the gesture on it is the control's."
    ) { walk in
        let shown = walk.show(BasicRating())
        shown.tap(.type(Image.self)[3], "the fourth symbol")
    }
}

// region: control-basic
private struct BasicRating: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
