import Tessera

/// A rating with five buttons that owns its value.
struct ButtonRating: View {
    @State private var value = 3
    @Environment(\.filledSymbol) private var filledSymbol

    var body: some View {
        HStack {
            ForEach(0..<5) { star in
                Button(action: Probe.noted { value = star + 1 }) {
                    Text(star < value ? filledSymbol : "☆")
                }
            }
        }
    }
}

/// Ratings with the default button style.
struct ButtonScreen: View {
    let count: Int
    var symbol = "★"

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in ButtonRating() }
        }
        .environment(\.filledSymbol, symbol)
    }
}

/// A custom button style.
struct FadingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

/// Ratings with the custom button style.
struct FadingButtonScreen: View {
    let count: Int
    var symbol = "★"

    var body: some View {
        ButtonScreen(count: count, symbol: symbol).buttonStyle(FadingButtonStyle())
    }
}
