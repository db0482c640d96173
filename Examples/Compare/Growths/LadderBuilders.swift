import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let ladderChooseBuilders = Attempt(.builders, region: "choose") { Choose.Screen() }
    static let ladderBuiltInBuilders = Attempt(.builders, region: "builtIn") { BuiltIn.Screen() }
    static let ladderOwnBuilders = Attempt(.builders, region: "own") { Own.Screen() }
    static let ladderUprightBuilders = Attempt(.builders, region: "upright") { Upright.Screen() }
    static let ladderDoubleBuilders = Attempt(.builders, region: "double") { Double.Screen() }
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
                .ratingSymbol(systemImage: "circle")
        }
    }
    // endregion
}

private enum Own {
    // region: own
    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value) { symbol in
                Text(symbol.isFilled ? "♥" : "♡")
                    .foregroundStyle(.red)
            }
        }
    }
    // endregion
}

private enum Upright {
    // region: upright
    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value) { symbol in
                Text(symbol.isFilled ? "♥" : "♡")
                    .foregroundStyle(.red)
            }
            .ratingLayout { rating in
                VStack { ForEach(rating.symbols) { $0 } }
            }
        }
    }
    // endregion
}

private enum Double {
    // region: double
    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value) { symbol in
                Text(symbol.isFilled ? "♥" : "♡")
                    .foregroundStyle(.red)
            }
            .ratingLayout { rating in
                VStack {
                    ForEach(rating.symbols) { symbol in
                        symbol.drawing.onTapGesture(count: 2) { symbol.choose() }
                    }
                }
            }
        }
    }
    // endregion
}
