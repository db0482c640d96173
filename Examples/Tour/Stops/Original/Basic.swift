import Tessera
import TesseraRating

extension Stop {
    static let basic: Stop = Stop(
        "basic",
        "A rating needs only a binding to its value. A tap on a symbol chooses it."
    ) { walk in
        let shown = walk.show(BasicRating())
        shown.tap(.type(Image.self)[3], "the fourth symbol")
    }
}

// region: basic
private struct BasicRating: View {
    @State var value: Int = 3

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
