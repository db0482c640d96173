import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let ladderChooseControl = Attempt(.control, region: "choose") { Choose.Screen() }
    static let ladderBuiltInControl = Attempt(.control, region: "builtIn") { BuiltIn.Screen() }
    static let ladderOwnControl = Attempt(.control, region: "own") { Own.Screen() }
    static let ladderUprightControl = Attempt(.control, region: "upright") { Upright.Screen() }
    static let ladderDoubleControl = Attempt(.control, region: "double") { Double.Screen() }
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
                .ratingSymbolStyle(.circle)
        }
    }
    // endregion
}

private enum Own {
    // region: own
    struct HeartStyle: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }

    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingSymbolStyle(HeartStyle())
        }
    }
    // endregion
}

private enum Upright {
    // region: upright
    struct HeartStyle: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }

    struct ColumnStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ForEach(configuration.symbols) { $0 }
            }
        }
    }

    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingSymbolStyle(HeartStyle())
                .ratingStyle(ColumnStyle())
        }
    }
    // endregion
}

private enum Double {
    // region: double
    struct HeartStyle: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }

    struct ColumnStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ForEach(configuration.symbols) { symbol in
                    symbol.drawing
                        .onTapGesture(count: 2) { symbol.select() }
                }
            }
        }
    }

    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingSymbolStyle(HeartStyle())
                .ratingStyle(ColumnStyle())
        }
    }
    // endregion
}
