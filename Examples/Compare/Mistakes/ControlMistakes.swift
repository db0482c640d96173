import Tessera
import TesseraControlRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ControlMistakes {
    static let noTap: Slip = Slip(.proposedControl, 3) { value in
        Rating(value: value)
            .ratingSymbolStyle(.systemImage("heart"))
            .ratingStyle(SilentStyle())
    }

    static let noStep: Slip = Slip(.proposedControl, 3.0) { value in
        Rating(value: value)
    }

    static let offByOne: Slip = Slip(.proposedControl, 3) { value in
        Rating(value: value)
            .ratingSymbolStyle(.systemImage("heart"))
            .ratingStyle(OffByOneStyle())
    }

    static let elsewhere: Slip = Slip(.proposedControl, 3) { value in
        VStack {
            Text("Service")
                .ratingSymbolStyle(.systemImage("heart"))
            Rating(value: value)
        }
    }

    static let wrongOrder: Slip = Slip(.proposedControl, 3) { value in
        Rating(value: value)
            .ratingSymbolStyle(.systemImage("heart"))
            .ratingSymbolStyle(BorderStyle())
    }

    static let wrongPart: Slip = Slip(.proposedControl, 3) { value in
        Rating(value: value)
            .ratingSymbolStyle(BorderStyle())
            .ratingSymbolStyle(.systemImage("heart"))
    }

    static let constant: Slip = Slip(.proposedControl) {
        Rating(value: .constant(3))
            .ratingSymbolStyle(.systemImage("heart"))
    }

    static let drawing: Slip = Slip(.proposedControl, 3) { value in
        Rating(value: value)
            .ratingSymbolStyle(.systemImage("heart"))
            .ratingStyle(EagerStyle())
    }

    static let button: Slip = Slip(.proposedControl, 3) { value in
        Rating(value: value)
            .ratingSymbolStyle(ButtonStyle())
    }

    static let below: Slip = Slip(.proposedControl, 3) { value in
        Rating(value: value, in: -1...0)
    }

    static let originalCount: Slip = Slip(.proposedControl, 3) { stars in
        Rating(value: stars, count: 10)
    }

    static let originalClosure: Slip = Slip(.proposedControl, 3) { stars in
        Rating(value: stars) { isFilled in
            Image(systemName: isFilled ? "heart.fill" : "heart")
        }
    }
}

private struct SilentStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { ForEach(configuration.symbols) { $0.drawing } }
    }
}

private struct OffByOneStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(configuration.symbols) { symbol in
                symbol.drawing
                    .onTapGesture { configuration.value = Double(symbol.index) }
            }
        }
    }
}

private struct BorderStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.border(.red)
    }
}

private struct EagerStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        let _ = configuration.value = 5
        HStack { ForEach(configuration.symbols) { $0 } }
    }
}

private struct ButtonStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
        }
    }
}
