import Tessera
import TesseraEvaluation
import TesseraRating

/// The mistakes that compile, made with one design.
enum StyleMistakes {
    static let noTap: Slip = Slip(.originalStyle, 3) { value in
        Rating(value: value)
            .ratingStyle(HeartStyle())
    }

    static let offByOne: Slip = Slip(.originalStyle, 3) { value in
        Rating(value: value)
            .ratingStyle(OffByOneStyle())
    }

    static let elsewhere: Slip = Slip(.originalStyle, 3) { value in
        VStack {
            Text("Service")
                .ratingStyle(.systemImage("heart"))
            Rating(value: value)
        }
    }

    static let wrongOrder: Slip = Slip(.originalStyle, 3) { value in
        Rating(value: value)
            .ratingStyle(.systemImage("heart"))
            .ratingStyle(BorderStyle())
    }

    static let wrongPart: Slip = Slip(.originalStyle, 3) { value in
        Rating(value: value)
            .ratingStyle(BorderStyle())
            .ratingStyle(.systemImage("heart"))
    }

    static let constant: Slip = Slip(.originalStyle) {
        Rating(value: .constant(3))
            .ratingStyle(.systemImage("heart"))
    }

    static let drawing: Slip = Slip(.originalStyle, 3) { value in
        Rating(value: value)
            .ratingStyle(EagerStyle())
    }

    static let button: Slip = Slip(.originalStyle, 3) { value in
        Rating(value: value)
            .ratingStyle(ButtonStyle())
    }

    static let below: Slip = Slip(.originalStyle, 3) { value in
        Rating(value: value, count: -1)
    }

    static let originalCount: Slip = Slip(.originalStyle, 3) { stars in
        Rating(value: stars, count: 10)
    }

    static let originalSpacing: Slip = Slip(.originalStyle, 3) { stars in
        Rating(value: stars, spacing: 5)
    }

    static let originalStyle: Slip = Slip(.originalStyle, 3) { stars in
        Rating(value: stars).ratingStyle(.circle)
    }
}

private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
    }
}

private struct OffByOneStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
            .onTapGesture { configuration.value = configuration.starIndex }
    }
}

private struct BorderStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration).border(.red)
    }
}

private struct EagerStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        let _ = configuration.value = 5
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
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
