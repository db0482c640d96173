import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let frenchSymbol: Attempt = Attempt(.symbol, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Review: View {
    let count: Int
    @State private var value = 3
    @Environment(\.locale) private var locale

    var body: some View {
        Rating(value: $value, count: count)
            .accessibilityValue(
                locale.identifier.hasPrefix("fr") ? "\(value) sur \(count)" : "\(value) of \(count)"
            )
    }
}

private struct Screen: View {
    let count: Int
    @State private var locale = Locale(identifier: "en")

    var body: some View {
        VStack {
            Button("Français") { locale = Locale(identifier: "fr") }
            Review(count: count)
        }
        .environment(\.locale, locale)
    }
}
// endregion
