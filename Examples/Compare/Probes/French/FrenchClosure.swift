import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let frenchClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct Review: View {
    @State private var value = 3
    @Environment(\.locale) private var locale

    var body: some View {
        Rating(value: $value)
            .accessibilityValue(
                locale.identifier.hasPrefix("fr") ? "\(value) sur 5" : "\(value) of 5")
    }
}

private struct Screen: View {
    @State private var locale = Locale(identifier: "en")

    var body: some View {
        VStack {
            Button("Français") { locale = Locale(identifier: "fr") }
            Review()
        }
        .environment(\.locale, locale)
    }
}
// endregion
