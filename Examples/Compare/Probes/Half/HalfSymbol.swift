import Tessera
import TesseraRating

extension Attempt {
    static let halfSymbol = Attempt(
        .symbol,
        limit: "A value is a whole number and a symbol filled or not: halves have to be counted as "
            + "symbols, and are announced so."
    ) { Screen() }
}

// region: code
private struct HalfStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.starIndex % 2 == 1 {
            Image(systemName: name(configuration))
        }
    }

    private func name(_ configuration: Configuration) -> String {
        if configuration.isFilled { return "star.fill" }
        return configuration.value == configuration.starIndex
            ? "star.leadinghalf.filled" : "star"
    }
}

private struct Screen: View {
    var body: some View {
        Rating(value: .constant(7), count: 10)
            .ratingStyle(HalfStyle())
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            Rating(value: .constant(3))
        }
    }
    // endregion
}
