import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let waveTouchedControl: Attempt = Attempt(
        .proposedControl, stating: 5
    ) { count in Stored(1) { Screen(count: count, value: $0) } }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int
    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View {
        Rating(value: $value, count: count)
            .ratingContent { rating in
                Rating(rating)
                    .ratingSymbol {
                        let way = abs($0.index - (rating.lastIndex ?? 0))
                        $0
                            .scaleEffect($0.isFilled ? 1 : 0.8)
                            .animation(
                                isReduced
                                    ? nil : .linear(duration: 0.2).delay(Double(way) / 10),
                                value: $0.isFilled)
                    }
            }
    }
}
// endregion
