import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let lookLaterClosure: Attempt = Attempt(.originalClosure, "in a view of its own") {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct HeartRating: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value) {
            Text($0 ? "♥" : "♡")
                .foregroundStyle(.blue)
        }
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            HeartRating(value: $values[0])
            HeartRating(value: $values[1])
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct HeartRating: View {
        @Binding var value: Int

        var body: some View {
            Rating(value: $value) {
                Text($0 ? "♥" : "♡")
                    .foregroundStyle(.red)
            }
        }
    }

    private struct Screen: View {
        @Binding var values: [Int]

        var body: some View {
            VStack {
                HeartRating(value: $values[0])
                HeartRating(value: $values[1])
            }
        }
    }
    // endregion
}
