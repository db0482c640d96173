import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let quietControl: Attempt = Attempt(.proposedControl, "with a style") {
        Stored(Array(repeating: 3, count: 8)) { Screen(values: $0) }
    }
    static let quietControlClosure: Attempt = Attempt(
        .proposedControl, "with a closure", region: "closure"
    ) { Stored(Array(repeating: 3, count: 8)) { Closures.Screen(values: $0) } }
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

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
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
}

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
