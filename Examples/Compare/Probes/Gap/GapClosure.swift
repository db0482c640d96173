import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let gapClosure: Attempt = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value, spacing: 0) { isFilled in
            Image(systemName: isFilled ? "star.fill" : "star")
                .padding(.horizontal, 4)
                .padding(.vertical, 12)
                .contentShape(Rectangle())
        }
    }
}
// endregion
