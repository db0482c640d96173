import Tessera
import TesseraEvaluation

extension Attempt {
    static let frenchHand = Attempt(.hand) { Screen() }
}

// region: code
private struct Review: View {
    @State private var value = 3
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= value ? "star.fill" : "star")
                    .onTapGesture { value = number }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue(
            locale.identifier.hasPrefix("fr") ? "\(value) sur 5" : "\(value) of 5"
        )
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }
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
