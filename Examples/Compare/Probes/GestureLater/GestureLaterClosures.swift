import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let gestureLaterClosures: Attempt = Attempt(.screenClosures) {
        Stored([3, 3]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0])
                .ratingSymbol {
                    Image(systemName: $0.isFilled ? "heart.fill" : "heart")
                        .foregroundStyle(.red)
                }
            Rating(value: $values[1])
                .ratingSymbol {
                    Image(systemName: $0.isFilled ? "circle.fill" : "circle")
                        .foregroundStyle(.blue)
                }
        }
        .ratingLayout { rating in
            HStack {
                ForEach(rating.symbols) {
                    $0.drawing.onTapGesture(count: 2, perform: $0.choose)
                }
            }
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @Binding var values: [Int]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                    .ratingSymbol {
                        Image(systemName: $0.isFilled ? "heart.fill" : "heart")
                            .foregroundStyle(.red)
                    }
                Rating(value: $values[1])
                    .ratingSymbol {
                        Image(systemName: $0.isFilled ? "circle.fill" : "circle")
                            .foregroundStyle(.blue)
                    }
            }
        }
    }
    // endregion
}
