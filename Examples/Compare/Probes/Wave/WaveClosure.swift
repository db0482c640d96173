import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let waveClosure: Attempt = Attempt(
        .originalClosure, "a rating for each symbol",
        loss:
            "Several ratings of one symbol form one rating: its announcement and its adjustment are written by hand.",
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
                Rating(value: symbol(index), count: 1) { isFilled in
                    Image(systemName: isFilled ? "star.fill" : "star")
                        .scaleEffect(isFilled ? 1 : 0.8)
                        .animation(
                            isReduced ? nil : .linear(duration: 0.2).delay(Double(index) / 10),
                            value: isFilled)
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of \(count)")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), count)
        }
    }

    func symbol(_ index: Int) -> Binding<Int> {
        Binding(get: { value > index ? 1 : 0 }, set: { _ in value = index + 1 })
    }
}
// endregion
