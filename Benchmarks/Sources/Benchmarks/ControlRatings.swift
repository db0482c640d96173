import Tessera
import TesseraControlRating

/// A style that draws a symbol.
struct TextSymbolStyle: RatingSymbolStyle {
    var symbol: String

    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? symbol : "☆")
    }
}

/// The proposed control, with its own value.
struct ControlRating: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
    }
}

/// Several such ratings.
struct ControlScreen: View {
    let count: Int
    var symbol = "★"

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in ControlRating() }
        }
        .ratingSymbolStyle(TextSymbolStyle(symbol: symbol))
    }
}

/// Many of them in a list.
struct ControlList: View {
    let count: Int

    var body: some View {
        List {
            ForEach(0..<count) { _ in ControlRating() }
        }
        .ratingSymbolStyle(TextSymbolStyle(symbol: "★"))
    }
}
