import Tessera
import TesseraEvaluation

extension Attempt {
    static let ownTypeHand = Attempt(.hand) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var mood = Mood.fair

    var body: some View {
        VStack {
            HStack {
                ForEach(Mood.allCases, id: \.self) { other in
                    Image(systemName: other.rawValue <= mood.rawValue ? "star.fill" : "star")
                        .onTapGesture { mood = other }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(mood)")
            .accessibilityAdjustableAction { direction in
                mood = Mood(rawValue: mood.rawValue + (direction == .increment ? 1 : -1)) ?? mood
            }
            Text("kept: \(mood)")
        }
    }
}
// endregion
