import Tessera
import TesseraClosureRating

extension Attempt {
    static let storeClosure = Attempt(
        .closure,
        limit: "The look is part of the type: whatever keeps a rating has to be generic, or to "
            + "forget the type."
    ) { Screen() }
}

// region: code
private struct Row<Star: View>: View {
    let rating: Rating<Star>

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
    }

    func serviceRating() -> Rating<some View> {
        Rating(value: $value) { isFilled in
            Image(systemName: isFilled ? "circle.fill" : "circle")
        }
    }
}
// endregion
