import Tessera
import TesseraControlRating

/// A thousand ratings of one design.
struct ThousandControl: View {
    let model: TimingModel
    @State private var values = Array(repeating: 3, count: 1_000)

    var body: some View {
        VStack {
            ForEach(0..<1_000, id: \.self) { index in
                Rating(value: $values[index])
            }
        }
        .ratingSymbolStyle(.systemImage(model.symbol))
    }
}
