import Tessera
import TesseraEvaluation

extension Attempt {
    static let narrowHand = Attempt(.hand) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var answer = Answer()

    var body: some View {
        VStack {
            HStack {
                ForEach(1..<6, id: \.self) { number in
                    Image(systemName: number <= answer.stars ? "star.fill" : "star")
                        .onTapGesture { answer.stars = Int16(number) }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(answer.stars) of 5")
            .accessibilityAdjustableAction { direction in
                answer.stars = min(max(0, answer.stars + (direction == .increment ? 1 : -1)), 5)
            }
            Text("\(answer)")
        }
    }
}
// endregion
