import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let switchKindControl: Attempt = Attempt(.proposedControl, "with a style") {
        Stored(3) { Screen(value: $0) }
    }
    static let switchKindControlClosure: Attempt = Attempt(
        .proposedControl, "with a closure", region: "closure"
    ) { Stored(3) { Closures.Screen(value: $0) } }
}

// region: code
private struct PlainStyle: RatingSymbolStyle {
    var isPlain: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isPlain {
            Text(configuration.isFilled ? "x" : "-")
        } else {
            configuration
        }
    }
}

private struct Screen: View {
    @Binding var value: Int
    @State private var isPlain = false

    var body: some View {
        VStack {
            Rating(value: $value)
            Button("Change") { isPlain.toggle() }
        }
        .ratingSymbolStyle(PlainStyle(isPlain: isPlain))
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        @Binding var value: Int
        @State private var isPlain = false

        var body: some View {
            VStack {
                Rating(value: $value)
                    .ratingSymbol {
                        if isPlain {
                            Text($0.isFilled ? "x" : "-")
                        } else {
                            $0
                        }
                    }
                Button("Change") { isPlain.toggle() }
            }
        }
    }
    // endregion
}
