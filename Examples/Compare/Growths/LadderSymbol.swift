import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let ladderChooseSymbol = Attempt(.symbol, region: "choose") { Choose.Screen() }
    static let ladderBuiltInSymbol = Attempt(.symbol, region: "builtIn") { BuiltIn.Screen() }
    static let ladderOwnSymbol = Attempt(.symbol, region: "own") { Own.Screen() }
    static let ladderUprightSymbol = Attempt(
        .symbol, "all in the first symbol",
        loss: "The style draws all in place of the first symbol.", region: "upright"
    ) { Upright.Screen() }
    static let ladderDoubleSymbol = Attempt(
        .symbol, "all in the first symbol",
        loss: "The style draws all in place of the first symbol.", region: "double"
    ) { Double.Screen() }
}

private enum Choose {
    // region: choose
    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
        }
    }
    // endregion
}

private enum BuiltIn {
    // region: builtIn
    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingStyle(.circle)
        }
    }
    // endregion
}

private enum Own {
    // region: own
    struct HeartStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
                .onTapGesture { configuration.value = configuration.starIndex + 1 }
        }
    }

    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingStyle(HeartStyle())
        }
    }
    // endregion
}

private enum Upright {
    // region: upright
    struct HeartStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            if configuration.starIndex == 0 {
                VStack {
                    ForEach(1...configuration.count, id: \.self) { number in
                        Text(number <= configuration.value ? "♥" : "♡")
                            .foregroundStyle(.red)
                            .onTapGesture { configuration.value = number }
                    }
                }
            }
        }
    }

    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingStyle(HeartStyle())
        }
    }
    // endregion
}

private enum Double {
    // region: double
    struct HeartStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            if configuration.starIndex == 0 {
                VStack {
                    ForEach(1...configuration.count, id: \.self) { number in
                        Text(number <= configuration.value ? "♥" : "♡")
                            .foregroundStyle(.red)
                            .onTapGesture(count: 2) { configuration.value = number }
                    }
                }
            }
        }
    }

    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingStyle(HeartStyle())
        }
    }
    // endregion
}
