import Tessera
import TesseraEvaluation

extension Attempt {
    static let exactHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    let value = 3.7

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
                ZStack {
                    Image(systemName: "heart")
                    Image(systemName: "heart.fill")
                        .mask {
                            Rectangle().scaleEffect(
                                x: min(max(0, value - Double(index)), 1), anchor: .leading)
                        }
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of \(count)")
    }
}
// endregion
