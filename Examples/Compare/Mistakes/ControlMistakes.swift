import Tessera
import TesseraControlRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ControlMistakes {
    static let offByOne = Slip(.control) { OffByOne() }
    static let elsewhere = Slip(.control) { Elsewhere() }
    static let wrongOrder = Slip(.control) { WrongOrder() }
    static let wrongPart = Slip(.control) { WrongPart() }
    static let constant = Slip(.control) { LeftConstant() }
    static let drawing = Slip(.control) { WritesWhileDrawn() }
    static let button = Slip(.control) { ButtonInside() }
    static let below = Slip(.control) { BelowNothing() }
}

private struct OffByOneStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(configuration.symbols) { symbol in
                RatingSymbol(symbol.configuration)
                    .onTapGesture { configuration.value = Double(symbol.configuration.index) }
            }
        }
    }
}

private struct OffByOne: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(.systemImage("heart"))
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

private struct BorderStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        RatingSymbol(configuration).border(.red)
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
        HStack { ForEach(configuration.symbols) { $0 } }
    }
}

private struct WritesWhileDrawn: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(.systemImage("heart"))
            .ratingStyle(EagerStyle())
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
        Rating(value: $value, in: -1...0)
    }
}
