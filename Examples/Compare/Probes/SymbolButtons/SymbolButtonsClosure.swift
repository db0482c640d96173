import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let symbolButtonsClosure: Attempt = Attempt(.originalClosure, "a rating for each symbol")
    { Stored(3) { value in ButtonApp { Screen(value: value) } } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(0..<5) { index in
                Button {
                    value = index + 1
                } label: {
                    Rating(value: .constant(value > index ? 1 : 0), count: 1)
                }
            }
        }
        .accessibilityRepresentation { Rating(value: $value) }
    }
}
// endregion
