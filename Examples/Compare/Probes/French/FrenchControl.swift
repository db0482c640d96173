import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let frenchControl: Attempt = Attempt(.control, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Review: View {
    let count: Int
    @State private var value = 3

    var body: some View {
        Rating(value: $value, in: 0...count)
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
