import Tessera

/// A rating without gestures that owns its value.
struct TextRating: View {
    @State private var value = 3
    @Environment(\.filledSymbol) private var filledSymbol

    var body: some View {
        let _ = Probe.note(taps: { value = $0 + 1 })
        HStack {
            ForEach(0..<5) { star in
                Text(star < value ? filledSymbol : "☆")
            }
        }
    }
}

/// Several such ratings.
struct TextScreen: View {
    let count: Int
    var symbol = "★"

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in TextRating() }
        }
        .environment(\.filledSymbol, symbol)
    }
}
