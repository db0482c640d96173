import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let previewClosure: Attempt = Attempt(
        .originalClosure,
        "a rating for each symbol",
        loss: "Several ratings of one symbol form one rating: its announcement and its "
            + "adjustment are written by hand.", stating: 5
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
                Rating(
                    value: Binding(get: { (preview ?? value) > index ? 1 : 0 }, set: { _ in }),
                    count: 1
                ) { isFilled in
                    Image(systemName: isFilled ? "star.fill" : "star")
                        ._onButtonGesture(
                            pressing: { preview = $0 ? index + 1 : nil },
                            perform: { value = index + 1 })
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

private struct Screen: View {
    let count: Int
    @Binding var values: [Int]

    var body: some View {
        VStack {
            PreviewRating(value: $values[0], count: count)
            PreviewRating(value: $values[1], count: count)
        }
    }
}
// endregion
