import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let lookLaterControl: Attempt = Attempt(.proposedControl, "with a closure") {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
        }
        .ratingSymbol {
            Text($0.isFilled ? "♥" : "♡")
                .foregroundStyle(.blue)
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @Binding var values: [Int]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                Rating(value: $values[1])
            }
            .ratingSymbol {
                Text($0.isFilled ? "♥" : "♡")
                    .foregroundStyle(.red)
            }
        }
    }
    // endregion
}
