import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ClosuresMistakes {
    static let noDollar: Slip = Slip(.screenClosures) { DollarForgotten() }
    static let noTap: Slip = Slip(.screenClosures) { TapForgotten() }
    static let offByOne: Slip = Slip(.screenClosures) { OffByOne() }
    static let elsewhere: Slip = Slip(.screenClosures) { Elsewhere() }
    static let wrongOrder: Slip = Slip(.screenClosures) { WrongOrder() }
    static let wrongPart: Slip = Slip(.screenClosures) { WrongPart() }
    static let constant: Slip = Slip(.screenClosures) { LeftConstant() }
    static let drawing: Slip = Slip(.screenClosures) { WritesWhileDrawn() }
    static let button: Slip = Slip(.screenClosures) { ButtonInside() }
    static let below: Slip = Slip(.screenClosures) { BelowNothing() }
    static let originalClosure: Slip = Slip(.screenClosures) { OriginalClosure() }
}

private struct DollarForgotten: View {
    @State private var value = 3.0

    var body: some View {
        Rating(value: value)
            .ratingSymbol(systemImage: "heart")
    }
}

private struct TapForgotten: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbol(systemImage: "heart")
            .ratingLayout { rating in
                HStack { ForEach(rating.symbols) { $0.drawing } }
            }
    }
}

private struct OffByOne: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbol(systemImage: "heart")
            .ratingLayout { rating in
                HStack {
                    ForEach(rating.symbols) { symbol in
                        symbol.drawing.onTapGesture { rating.choose(Double(symbol.index)) }
                    }
                }
            }
    }
}

private struct Elsewhere: View {
    @State private var value = 3

    var body: some View {
        VStack {
            Text("Service")
                .ratingSymbol(systemImage: "heart")
            Rating(value: $value)
        }
    }
}

private struct WrongOrder: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbol(systemImage: "heart")
            .ratingSymbol { $0.border(.red) }
    }
}

private struct WrongPart: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbol { $0.border(.red) }
            .ratingSymbol(systemImage: "heart")
    }
}

private struct LeftConstant: View {
    var body: some View {
        Rating(value: .constant(3))
            .ratingSymbol(systemImage: "heart")
    }
}

private struct WritesWhileDrawn: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { symbol in
            let _ = value = 5
            Image(systemName: symbol.isFilled ? "heart.fill" : "heart")
        }
    }
}

private struct ButtonInside: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { symbol in
            Button {
            } label: {
                Image(systemName: symbol.isFilled ? "heart.fill" : "heart")
            }
        }
    }
}

private struct BelowNothing: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value, in: -1...0)
    }
}

private struct OriginalClosure: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars) { isFilled in
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }
}
