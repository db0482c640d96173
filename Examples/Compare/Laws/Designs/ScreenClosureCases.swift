import Tessera
import TesseraClosureStyleRating

@MainActor
extension [LawCase] {
    /// Closures that are set for a screen.
    static let screenClosures = [
        LawCase("screen closures", "plain") { Rating(value: $0) },
        LawCase("screen closures", "hearts") {
            Rating(value: $0) { symbol in
                Text(symbol.isFilled ? "♥" : "♡").foregroundStyle(.red)
            }
        },
        LawCase("screen closures", "column") {
            Rating(value: $0).ratingLayout { rating in
                VStack { ForEach(rating.symbols) { $0 } }
            }
        },
    ]
}
