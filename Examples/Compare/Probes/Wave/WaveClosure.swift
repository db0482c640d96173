import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let waveClosure: Attempt = Attempt(
        .originalClosure, "a rating for each symbol",
        loss: "Several ratings of one symbol form one rating.",
        stating: 5
    ) { count in Stored(1) { Screen(count: count, value: $0) } }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int
    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Rating(
                    value: Binding {
                        value > index ? 1 : 0
                    } set: { _ in
                        value = index + 1
                    },
                    count: 1
                )
                .scaleEffect(value > index ? 1 : 0.8)
                .animation(
                    isReduced ? nil : .linear(duration: 0.2).delay(Double(index) / 10),
                    value: value)
            }
        }
        .accessibilityRepresentation { Rating(value: $value, count: count) }
    }
}
// endregion
