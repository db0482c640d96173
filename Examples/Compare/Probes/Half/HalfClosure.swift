import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let halfClosure: Attempt = Attempt(
        .originalClosure,
        "two ratings and an image",
        loss: "An average that changes takes a longer program.", stating: 5
    ) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int

    var body: some View {
        HStack {
            Rating(value: .constant(3), count: 3)
            Image(systemName: "star.leadinghalf.filled")
            Rating(value: .constant(0), count: count - 4)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("3.5 of \(count)")
    }
}
// endregion
