import Tessera
import TesseraEvaluation
import TesseraRating

/// The mistakes that compile, made with one design.
enum StyleMistakes {
    static let noTap: Slip = Slip(.originalStyle) { TapForgotten() }
    static let offByOne: Slip = Slip(.originalStyle) { OffByOne() }
    static let elsewhere: Slip = Slip(.originalStyle) { Elsewhere() }
    static let wrongOrder: Slip = Slip(.originalStyle) { WrongOrder() }
    static let wrongPart: Slip = Slip(.originalStyle) { WrongPart() }
    static let constant: Slip = Slip(.originalStyle) { LeftConstant() }
    static let drawing: Slip = Slip(.originalStyle) { WritesWhileDrawn() }
    static let button: Slip = Slip(.originalStyle) { ButtonInside() }
    static let below: Slip = Slip(.originalStyle) { BelowNothing() }
    static let originalCount: Slip = Slip(.originalStyle) { OriginalCount() }
    static let originalSpacing: Slip = Slip(.originalStyle) { OriginalSpacing() }
    static let originalStyle: Slip = Slip(.originalStyle) { OriginalStyle() }
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

private struct OriginalCount: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars, count: 10)
    }
}

private struct OriginalSpacing: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars, spacing: 5)
    }
}

private struct OriginalStyle: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars).ratingStyle(.circle)
    }
}
