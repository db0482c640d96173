import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let clearButtonControl: Attempt = Attempt(.control, "with a style") { Screen() }
    static let clearButtonControlClosure: Attempt = Attempt(
        .control, "with a closure", region: "closure"
    ) {
        Closures.Screen()
    }
}

// region: code
private struct ClearButtonStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Rating(configuration)
            Button("Clear") { configuration.value = nil }
                .buttonStyle(.plain)
        }
    }
}

private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingStyle(ClearButtonStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        var body: some View {
            ControlLibrary.ReviewScreen()
                .ratingLayout { rating in
                    HStack {
                        Rating(rating)
                        Button("Clear") { rating.value = nil }
                            .buttonStyle(.plain)
                    }
                }
        }
    }
    // endregion
}

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            ControlLibrary.ReviewScreen()
        }
    }
    // endregion
}
