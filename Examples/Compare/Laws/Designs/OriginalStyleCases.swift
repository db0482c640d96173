import Tessera
import TesseraRating

@MainActor
extension [LawCase] {
    /// The original's style: each symbol with its tap.
    static let originalStyle = [
        LawCase("the original's style", "plain") { Rating(value: $0) },
        LawCase("the original's style", "hearts") {
            Rating(value: $0).ratingStyle(HeartStyle())
        },
        LawCase("the original's style", "column") {
            Rating(value: $0).ratingStyle(ColumnStyle())
        },
    ]
}

private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.red)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

/// All symbols, in place of the first.
private struct ColumnStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.starIndex == 0 {
            VStack {
                ForEach(0..<configuration.count, id: \.self) { index in
                    Rating(configuration.symbol(index))
                }
            }
        }
    }
}

extension RatingStyleConfiguration {
    fileprivate func symbol(_ index: Int) -> Self {
        var symbol = self
        symbol.starIndex = index
        return symbol
    }
}
