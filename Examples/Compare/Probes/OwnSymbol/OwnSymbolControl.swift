import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let ownSymbolControl: Attempt = Attempt(.proposedControl, "with a style") {
        Stored(3) { Screen(value: $0) }
    }
    static let ownSymbolControlClosure: Attempt = Attempt(
        .proposedControl, "with a closure", region: "closure"
    ) { Stored(3) { Closures.Screen(value: $0) } }
}

// region: code
private struct HeartStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.red)
    }
}

private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(HeartStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        @Binding var value: Int

        var body: some View {
            Rating(value: $value) {
                Text($0 ? "♥" : "♡")
                    .foregroundStyle(.red)
            }
        }
    }
    // endregion
}
