import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapClosure: Attempt = Attempt(
        .originalClosure,
        "a rating for each symbol",
        loss: "Several ratings of one symbol form one rating: its announcement and its "
            + "adjustment are written by hand.", stating: 5
    ) { count in Stored(3) { Screen(count: count, value: $0) } }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Rating(value: Binding(get: { value > index ? 1 : 0 }, set: { _ in }), count: 1) {
                    isFilled in
                    Image(systemName: isFilled ? "star.fill" : "star")
                        .onTapGesture(count: 2) { value = index + 1 }
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
}
// endregion
