import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let frenchBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Review: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
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
