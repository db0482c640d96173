import Tessera
import TesseraControlRating

@MainActor
extension [LawCase] {
    /// The proposed control, with a style for symbols and one for the rating.
    static let proposedControl = [
        LawCase("the proposed control", "plain") { Rating(value: $0) },
        LawCase("the proposed control", "hearts") {
            Rating(value: $0).ratingSymbolStyle(HeartStyle())
        },
        LawCase("the proposed control", "column") {
            Rating(value: $0).ratingStyle(ColumnStyle())
        },
    ]
}

private struct HeartStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡").foregroundStyle(.red)
    }
}

private struct ColumnStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            ForEach(configuration.symbols) { $0 }
        }
    }
}
