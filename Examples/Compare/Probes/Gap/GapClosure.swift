import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let gapClosure: Attempt = Attempt(.originalClosure) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

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
