import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let quietClosures: Attempt = Attempt(.screenClosures, "counted in a view of its own") {
        Stored(Array(repeating: 3, count: 8)) { Screen(values: $0) }
    }
    static let quietClosuresModifier: Attempt = Attempt(
        .screenClosures, "a modifier around the closure", region: "modifier"
    ) { Stored(Array(repeating: 3, count: 8)) { Modified.Screen(values: $0) } }
}

// region: code
private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Counter()
            ForEach(0..<8) { index in
                Rating(value: $values[index])
            }
        }
        .ratingSymbol {
            Text($0.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }
}
// endregion

private enum Modified {
    // region: modifier
    private struct Hearts: ViewModifier {
        func body(content: Content) -> some View {
            content.ratingSymbol {
                Text($0.isFilled ? "♥" : "♡")
                    .foregroundStyle(.red)
            }
        }
    }

    fileprivate struct Screen: View {
        @Binding var values: [Int]
        @State private var count = 0

        var body: some View {
            VStack {
                Button("\(count)") { count += 1 }
                ForEach(0..<8) { index in
                    Rating(value: $values[index])
                }
            }
            .modifier(Hearts())
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
