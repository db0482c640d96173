import Tessera
import TesseraEvaluation

extension Attempt {
    static let frenchHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Review: View {
    let count: Int
    @State private var value = 3
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            ForEach(1...count, id: \.self) { number in
                Image(systemName: number <= value ? "star.fill" : "star")
                    .onTapGesture { value = number }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue(
            locale.identifier.hasPrefix("fr") ? "\(value) sur \(count)" : "\(value) of \(count)"
        )
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), count)
        }
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
