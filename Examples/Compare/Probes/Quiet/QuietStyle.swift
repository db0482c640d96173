import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let quietStyle: Attempt = Attempt(.originalStyle) {
        Stored(Array(repeating: 3, count: 8)) { Screen(values: $0) }
    }
}

// region: code
private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.red)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @Binding var values: [Int]
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            ForEach(0..<8) { index in
                Rating(value: $values[index])
            }
        }
        .ratingStyle(HeartStyle())
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @Binding var values: [Int]
        @State private var count = 0

        var body: some View {
            VStack {
                Button("\(count)") { count += 1 }
                ForEach(0..<8) { index in
                    Rating(value: $values[index])
                }
            }
        }
    }
    // endregion
}
