import Tessera
import TesseraEvaluation

extension Attempt {
    static let narrowHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var answer = Answer()

    var body: some View {
        VStack {
            HStack {
                ForEach(1...count, id: \.self) { number in
                    Image(systemName: number <= answer.stars ? "star.fill" : "star")
                        .onTapGesture { answer.stars = Int16(number) }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(answer.stars) of \(count)")
            .accessibilityAdjustableAction { direction in
                answer.stars = min(
                    max(0, answer.stars + (direction == .increment ? 1 : -1)), Int16(count))
            }
            Text("\(answer)")
        }
    }
}
// endregion
