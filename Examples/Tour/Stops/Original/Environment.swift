import Tessera
import TesseraRating

extension Stop {
    static let environment: Stop = Stop(
        "environment",
        "A style reads the environment at the rating that it draws, not at the modifier that "
            + "sets it: the second rating is disabled, and only that one is dimmed.",
        isSeenInCells: false
    ) { walk in
        let shown = walk.show(DimmedRatings())
        shown.change("All of it is disabled") { $0.environment.isEnabled = false }
    }
}

// region: environment
private struct DimmingRatingStyle: RatingStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .opacity(isEnabled ? 1 : 0.3)
    }
}

private struct DimmedRatings: View {
    var body: some View {
        VStack {
            Rating(value: .constant(1), count: 2)
            Rating(value: .constant(1), count: 2)
                .disabled(true)
        }
        .ratingStyle(DimmingRatingStyle())
    }
}
// endregion
