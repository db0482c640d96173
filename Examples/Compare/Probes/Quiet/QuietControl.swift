import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let quietControl: Attempt = Attempt(.proposedControl) {
        Stored(Array(repeating: 3, count: 8)) { Screen(values: $0) }
    }
}

// region: code
private struct HeartStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.red)
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
        .ratingSymbolStyle(HeartStyle())
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
