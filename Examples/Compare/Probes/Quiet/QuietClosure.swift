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
            ForEach(0..<8) { index in
                Rating(value: $values[index]) {
                    Text($0 ? "♥" : "♡")
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
                ForEach(0..<8) { index in
                    Rating(value: $values[index])
                }
            }
        }
    }
    // endregion
}
