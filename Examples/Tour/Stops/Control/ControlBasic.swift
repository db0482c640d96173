import Tessera
import TesseraControlRating

extension Stop {
    static let controlBasic: Stop = Stop(
        "control-basic",
        "A rating needs only a binding. Each symbol is a view, and the control adds the gesture "
            + "that chooses it."
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
