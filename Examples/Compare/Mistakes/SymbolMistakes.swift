import Tessera
import TesseraEvaluation
import TesseraRating

/// The mistakes that compile, made with one design.
enum SymbolMistakes {
    static let noTap: Slip = Slip(.symbol) { TapForgotten() }
    static let offByOne: Slip = Slip(.symbol) { OffByOne() }
    static let elsewhere: Slip = Slip(.symbol) { Elsewhere() }
    static let wrongOrder: Slip = Slip(.symbol) { WrongOrder() }
    static let wrongPart: Slip = Slip(.symbol) { WrongPart() }
    static let constant: Slip = Slip(.symbol) { LeftConstant() }
    static let drawing: Slip = Slip(.symbol) { WritesWhileDrawn() }
    static let button: Slip = Slip(.symbol) { ButtonInside() }
    static let below: Slip = Slip(.symbol) { BelowNothing() }
}

private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
    }
}

private struct TapForgotten: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(HeartStyle())
    }
}

private struct OffByOneStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
            .onTapGesture { configuration.value = configuration.starIndex }
    }
}

private struct OffByOne: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(OffByOneStyle())
    }
}

private struct Elsewhere: View {
    @State private var value = 3

    var body: some View {
        VStack {
            Text("Service")
                .ratingStyle(.systemImage("heart"))
            Rating(value: $value)
        }
    }
}

private struct BorderStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration).border(.red)
    }
}

private struct WrongOrder: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(.systemImage("heart"))
            .ratingStyle(BorderStyle())
    }
}

private struct WrongPart: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(BorderStyle())
            .ratingStyle(.systemImage("heart"))
    }
}

private struct LeftConstant: View {
    var body: some View {
        Rating(value: .constant(3))
            .ratingStyle(.systemImage("heart"))
    }
}

private struct EagerStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        let _ = configuration.value = 5
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
    }
}

private struct WritesWhileDrawn: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(EagerStyle())
    }
}

private struct ButtonStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
        }
    }
}

private struct ButtonInside: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(ButtonStyle())
    }
}

private struct BelowNothing: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value, count: -1)
    }
}
