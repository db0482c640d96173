import Tessera
import TesseraRating

extension Stop {
    static let outOfRange: Stop = Stop(
        "out-of-range",
        "A value below 0 fills no symbol, and a value above the count fills all. The bound "
            + "value does not change. A negative count draws nothing, and causes a runtime issue."
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
