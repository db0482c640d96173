import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let ownTypeBuilders = Attempt(.builders) { Screen() }
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
            Rating(value: $mood.stars, in: 1...5)
                .accessibilityValue("\(mood)")
            Text("kept: \(mood)")
        }
    }
}
// endregion
