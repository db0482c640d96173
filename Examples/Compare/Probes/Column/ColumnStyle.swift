import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let columnStyle: Attempt = Attempt(
        .originalStyle,
        "a rating for each symbol",
        loss: "Several ratings of one symbol form one rating.", stating: 5
    ) { count in Stored(3) { Screen(count: count, value: $0) } }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { index in
                Rating(
                    value: Binding {
                        value > index ? 1 : 0
                    } set: { _ in
                        value = index + 1
                    },
                    count: 1)
            }
        }
        .accessibilityRepresentation { Rating(value: $value, count: count) }
    }
}
// endregion
