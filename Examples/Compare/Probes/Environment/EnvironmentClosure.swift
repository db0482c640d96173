import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let environmentClosure: Attempt = Attempt(.originalClosure) {
        Stored([1, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct FadingStar: View {
    let isFilled: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Image(systemName: isFilled ? "star.fill" : "star")
            .opacity(isEnabled ? 1 : 0.3)
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0]) { FadingStar(isFilled: $0) }
            Rating(value: $values[1]) { FadingStar(isFilled: $0) }
                .disabled(true)
        }
    }
}
// endregion
