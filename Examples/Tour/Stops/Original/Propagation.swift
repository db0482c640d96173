import Tessera
import TesseraRating

extension Stop {
    static let propagation: Stop = Stop(
        "propagation",
        "One modifier styles every rating inside its view."
    ) { walk in
        _ = walk.show(ThreeRatings())
    }
}

// region: propagation
private struct ThreeRatings: View {
    var body: some View {
        VStack {
            Rating(value: .constant(1), count: 3)
            Rating(value: .constant(2), count: 3)
            Rating(value: .constant(3), count: 3)
        }
        .ratingStyle(.circle)
    }
}
// endregion
