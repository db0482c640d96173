import Tessera
import TesseraControlRating
import TesseraEvaluation

/// The mistakes that compile, made with one design.
enum ControlMistakes {
    static let noTap: Slip = Slip(.proposedControl) { TapForgotten() }
    static let noStep: Slip = Slip(.proposedControl) { StepForgotten() }
    static let offByOne: Slip = Slip(.proposedControl) { OffByOne() }
    static let elsewhere: Slip = Slip(.proposedControl) { Elsewhere() }
    static let wrongOrder: Slip = Slip(.proposedControl) { WrongOrder() }
    static let wrongPart: Slip = Slip(.proposedControl) { WrongPart() }
    static let constant: Slip = Slip(.proposedControl) { LeftConstant() }
    static let drawing: Slip = Slip(.proposedControl) { WritesWhileDrawn() }
    static let button: Slip = Slip(.proposedControl) { ButtonInside() }
    static let below: Slip = Slip(.proposedControl) { BelowNothing() }
    static let originalCount: Slip = Slip(.proposedControl) { OriginalCount() }
    static let originalClosure: Slip = Slip(.proposedControl) { OriginalClosure() }
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

private struct OriginalCount: View {
    @State private var stars = 3

    var body: some View {
        Rating(value: $stars, count: 10)
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
