import Tessera
import TesseraRating

extension Attempt {
    static let storeSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Row: View {
    let rating: Rating

    var body: some View {
        HStack {
            Text("Service")
            rating
        }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Row(rating: serviceRating())
            .ratingStyle(.circle)
    }

    func serviceRating() -> Rating {
        Rating(value: $value)
    }
}
// endregion
