import Tessera
import TesseraClosureStyleRating

/// A thousand ratings of one design.
struct ThousandBuilders: View {
    let model: TimingModel
    @State private var values = Array(repeating: 3, count: 1_000)

    var body: some View {
        VStack {
            ForEach(0..<1_000, id: \.self) { index in
                Rating(value: $values[index])
            }
        }
        .ratingSymbol(systemImage: model.symbol)
    }
}
