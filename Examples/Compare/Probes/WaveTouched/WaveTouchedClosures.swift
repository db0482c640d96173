import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let waveTouchedClosures: Attempt = Attempt(.screenClosures, stating: 5) { count in
        Stored(1) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int
    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View {
        Rating(value: $value, in: 0...count)
            .ratingLayout { rating in
                rating
                    .ratingSymbol {
                        let way = abs($0.index - max(0, Int(rating.value) - 1))
                        $0
                            .scaleEffect($0.isFilled ? 1 : 0.8)
                            .animation(
                                isReduced ? nil : .linear(duration: 0.2).delay(Double(way) / 10),
                                value: $0.isFilled)
                    }
            }
    }
}
// endregion
