import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let symbolActionClosure: Attempt = Attempt(.originalClosure, "a rating for each symbol")
    { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int
    @State private var pressed = 0

    var body: some View {
        HStack {
            HStack {
                ForEach(0..<5) { index in
                    Rating(
                        value: Binding {
                            value > index ? 1 : 0
                        } set: { _ in
                            value = index + 1
                        },
                        count: 1
                    )
                    .onLongPressGesture { pressed = index + 1 }
                }
            }
            .accessibilityRepresentation { Rating(value: $value) }
            Text("\(pressed)")
        }
    }
}
// endregion
