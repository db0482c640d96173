import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let ownTypeSymbol = Attempt(.symbol) { Screen() }
}

// region: code
extension Mood {
    fileprivate var stars: Int {
        get { rawValue }
        set { self = Mood(rawValue: newValue) ?? self }
    }
}

private struct Screen: View {
    @State private var mood = Mood.fair

    var body: some View {
        VStack {
            Rating(value: $mood.stars)
                .accessibilityValue("\(mood)")
            Text("kept: \(mood)")
        }
    }
}
// endregion
