import Tessera
import TesseraControlRating

extension Attempt {
    static let storeControl = Attempt(.control) { Screen() }
}

// region: code
private struct Row: View {
    let rating: Rating<EmptyView>

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

    func serviceRating() -> Rating<EmptyView> {
        Rating(value: $value)
    }
}
// endregion
