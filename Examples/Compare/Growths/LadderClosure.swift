import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let ladderChooseClosure = Attempt(.closure, region: "choose") { Choose.Screen() }
    static let ladderBuiltInClosure = Attempt(.closure, region: "builtIn") { BuiltIn.Screen() }
    static let ladderOwnClosure = Attempt(.closure, region: "own") { Own.Screen() }
    static let ladderUprightClosure = Attempt(
        .closure, "a rating for each symbol", loss: "Ratings of one symbol each stand for one.",
        region: "upright"
    ) { Upright.Screen() }
    static let ladderDoubleClosure = Attempt(
        .closure, "a rating for each symbol", loss: "Ratings of one symbol each stand for one.",
        region: "double"
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
            Rating(value: $value) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
        }
    }
    // endregion
}

private enum Own {
    // region: own
    struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value) { isFilled in
                Text(isFilled ? "♥" : "♡")
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
            VStack {
                ForEach(1..<6, id: \.self) { number in
                    Rating(value: .constant(1), count: 1) { _ in
                        Text(number <= value ? "♥" : "♡")
                            .foregroundStyle(.red)
                    }
                    .onTapGesture { value = number }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(value) of 5")
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
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
            VStack {
                ForEach(1..<6, id: \.self) { number in
                    Rating(value: .constant(1), count: 1) { _ in
                        Text(number <= value ? "♥" : "♡")
                            .foregroundStyle(.red)
                    }
                    .onTapGesture(count: 2) { value = number }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(value) of 5")
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
            }
        }
    }
    // endregion
}
