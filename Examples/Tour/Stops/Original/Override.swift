import Tessera
import TesseraRating

extension Stop {
    static let override: Stop = Stop(
        "override",
        "The nearest style wins, for one rating or for one part of the screen. `.automatic` "
            + "goes back to the default."
    ) { walk in
        _ = walk.show(MixedRatings())
    }
}

// region: override
private struct MixedRatings: View {
    var body: some View {
        VStack {
            Rating(value: .constant(1), count: 2)
            Group {
                Rating(value: .constant(1), count: 2)
                Rating(value: .constant(1), count: 2)
                    .ratingStyle(.automatic)
            }
            .ratingStyle(.systemImage("flag"))
        }
        .ratingStyle(.circle)
    }
}
// endregion
