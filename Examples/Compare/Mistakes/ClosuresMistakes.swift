import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ClosuresMistakes {
    static let noDollar: Slip = Slip(.screenClosures) { DollarForgotten() }

    static let noTap: Slip = Slip(.screenClosures, 3) { value in
        Rating(value: value)
            .ratingSymbol(systemImage: "heart")
            .ratingLayout { rating in
                HStack { ForEach(rating.symbols) { $0.drawing } }
            }
    }

    static let offByOne: Slip = Slip(.screenClosures, 3) { value in
        Rating(value: value)
            .ratingSymbol(systemImage: "heart")
            .ratingLayout { rating in
                HStack {
                    ForEach(rating.symbols) { symbol in
                        symbol.drawing.onTapGesture { rating.choose(Double(symbol.index)) }
                    }
                }
            }
    }

    static let elsewhere: Slip = Slip(.screenClosures, 3) { value in
        VStack {
            Text("Service")
                .ratingSymbol(systemImage: "heart")
            Rating(value: value)
        }
    }

    static let wrongOrder: Slip = Slip(.screenClosures, 3) { value in
        Rating(value: value)
            .ratingSymbol(systemImage: "heart")
            .ratingSymbol { $0.border(.red) }
    }

    static let wrongPart: Slip = Slip(.screenClosures, 3) { value in
        Rating(value: value)
            .ratingSymbol { $0.border(.red) }
            .ratingSymbol(systemImage: "heart")
    }

    static let constant: Slip = Slip(.screenClosures) {
        Rating(value: .constant(3))
            .ratingSymbol(systemImage: "heart")
    }

    static let drawing: Slip = Slip(.screenClosures, 3) { value in
        Rating(value: value) { symbol in
            let _ = value.wrappedValue = 5
            Image(systemName: symbol.isFilled ? "heart.fill" : "heart")
        }
    }

    static let button: Slip = Slip(.screenClosures, 3) { value in
        Rating(value: value) { symbol in
            Button {
            } label: {
                Image(systemName: symbol.isFilled ? "heart.fill" : "heart")
            }
        }
    }

    static let below: Slip = Slip(.screenClosures, 3) { value in
        Rating(value: value, in: -1...0)
    }

    static let originalClosure: Slip = Slip(.screenClosures, 3) { stars in
        Rating(value: stars) { isFilled in
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }
}

private struct DollarForgotten: View {
    @State private var value = 3.0

    var body: some View {
        Rating(value: value)
            .ratingSymbol(systemImage: "heart")
    }
}
