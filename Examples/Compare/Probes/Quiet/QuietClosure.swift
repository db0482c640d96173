import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let quietClosure: Attempt = Attempt(.originalClosure) {
        Stored(Array(repeating: 3, count: 8)) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            ForEach(0..<8, id: \.self) { index in
                Rating(value: $values[index]) { isFilled in
                    Text(isFilled ? "♥" : "♡")
                        .foregroundStyle(.red)
                }
            }
        }
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
                ForEach(0..<8, id: \.self) { index in
                    Rating(value: $values[index])
                }
            }
        }
    }
    // endregion
}
