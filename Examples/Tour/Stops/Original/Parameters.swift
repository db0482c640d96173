import Tessera
import TesseraRating

extension Stop {
    static let parameters: Stop = Stop(
        "parameters", "The spacing and the number of symbols are parameters with defaults."
    ) { walk in
        let shown = walk.show(ManySymbols())
        shown.tap(.type(Image.self)[9], "the tenth symbol")
    }
}

// region: parameters
private struct ManySymbols: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value, spacing: 5, count: 10)
    }
}
// endregion
