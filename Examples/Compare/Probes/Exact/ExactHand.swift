import Tessera
import TesseraEvaluation

extension Attempt {
    static let exactHand = Attempt(.hand) { Screen() }
}

// region: code
private struct Screen: View {
    let value = 3.7

    var body: some View {
        HStack {
            ForEach(0..<5, id: \.self) { index in
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
        .accessibilityValue("\(value) of 5")
    }
}
// endregion
