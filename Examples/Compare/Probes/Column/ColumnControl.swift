import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let columnControl = Attempt(.control) { Screen() }
}

// region: code
private struct ColumnStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            ForEach(configuration.symbols) { $0 }
        }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(ColumnStyle())
    }
}
// endregion
