import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapClosure: Attempt = Attempt(
        .originalClosure,
        "a rating for each symbol",
        loss: "Several ratings of one symbol form one rating.", stating: 5
    ) { count in Stored(3) { Screen(count: count, value: $0) } }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Rating(value: .constant(value > index ? 1 : 0), count: 1)
                    .onTapGesture(count: 2) { value = index + 1 }
            }
        }
        .accessibilityRepresentation { Rating(value: $value, count: count) }
    }
}
// endregion
