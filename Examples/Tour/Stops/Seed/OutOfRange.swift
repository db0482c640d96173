import Tessera
import TesseraRating

extension Stop {
    static let outOfRange: Stop = Stop(
        "out-of-range",
        "A value below 0 fills nothing, one above the count fills all, and neither is changed by "
            + "being shown. A negative count draws nothing, and says so."
    ) { walk in
        let shown = walk.show(StrangeRatings())
        shown.showAccessibility()
        shown.showIssues()
    }
}

// region: out-of-range
private struct StrangeRatings: View {
    @State private var low = -2
    @State private var high = 9

    var body: some View {
        VStack {
            Rating(value: $low, count: 2)
            Rating(value: $high, count: 2)
            Rating(value: $high, count: -1)
        }
    }
}
// endregion
