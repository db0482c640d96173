import Tessera
import TesseraControlRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ControlMistakes {
    static let noTap: Slip = Slip(.control) { TapForgotten() }
    static let noStep: Slip = Slip(.control) { StepForgotten() }
    static let offByOne: Slip = Slip(.control) { OffByOne() }
    static let elsewhere: Slip = Slip(.control) { Elsewhere() }
    static let wrongOrder: Slip = Slip(.control) { WrongOrder() }
    static let wrongPart: Slip = Slip(.control) { WrongPart() }
    static let constant: Slip = Slip(.control) { LeftConstant() }
    static let drawing: Slip = Slip(.control) { WritesWhileDrawn() }
    static let button: Slip = Slip(.control) { ButtonInside() }
    static let below: Slip = Slip(.control) { BelowNothing() }
}

private struct SilentStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { ForEach(configuration.symbols) { $0.drawing } }
    }
}

private struct TapForgotten: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(.systemImage("heart"))
            .ratingStyle(SilentStyle())
    }
}

private struct StepForgotten: View {
    @State private var value = 3.0

    var body: some View {
        Rating(value: $value)
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

private struct OffByOne: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(.systemImage("heart"))
            .ratingStyle(OffByOneStyle())
    }
}

private struct Elsewhere: View {
    @State private var value = 3

    var body: some View {
        VStack {
            Text("Service")
                .ratingSymbolStyle(.systemImage("heart"))
            Rating(value: $value)
        }
    }
}

private struct BorderStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.border(.red)
    }
}

private struct WrongOrder: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(.systemImage("heart"))
            .ratingSymbolStyle(BorderStyle())
    }
}

private struct WrongPart: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(BorderStyle())
            .ratingSymbolStyle(.systemImage("heart"))
    }
}

private struct LeftConstant: View {
    var body: some View {
        Rating(value: .constant(3))
            .ratingSymbolStyle(.systemImage("heart"))
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
            .ratingSymbolStyle(.systemImage("heart"))
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
            .ratingSymbolStyle(ButtonStyle())
    }
}

private struct BelowNothing: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value, in: -1...0)
    }
}
