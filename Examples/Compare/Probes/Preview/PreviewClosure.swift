import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let previewClosure: Attempt = Attempt(
        .originalClosure,
        "a rating for each symbol",
        loss: "Several ratings of one symbol form one rating.", stating: 5
    ) { count in Stored([1, 2]) { Screen(count: count, values: $0) } }
}

// region: code
private struct PreviewRating: View {
    @Binding var value: Int
    let count: Int
    @State private var preview: Int?

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                Rating(value: .constant(preview ?? value > index ? 1 : 0), count: 1)
                    ._onButtonGesture {
                        preview = $0 ? index + 1 : nil
                    } perform: {
                        value = index + 1
                    }
            }
        }
        .accessibilityRepresentation { Rating(value: $value, count: count) }
    }
}

private struct Screen: View {
    let count: Int
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { PreviewRating(value: $values[$0], count: count) }
    }
}
// endregion
