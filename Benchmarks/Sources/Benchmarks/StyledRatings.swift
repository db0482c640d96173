import Tessera
import TesseraRating

/// A style that draws a symbol.
struct SymbolStyle: RatingStyle {
    var symbol: String

    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? symbol : "☆")
            .onTapGesture(
                perform: Probe.noted { configuration.value = configuration.starIndex + 1 })
    }
}

/// A rating that owns its value.
struct OwnedRating: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
    }
}

/// Several such ratings.
struct StyledScreen: View {
    var ids: [Int]
    var symbol = "★"

    var body: some View {
        VStack {
            ForEach(ids, id: \.self) { _ in OwnedRating() }
        }
        .ratingStyle(SymbolStyle(symbol: symbol))
    }
}

/// Several ratings, below a parent that passes the elements on without reading them.
struct BoundStyledScreen: View {
    let count: Int
    @State private var values: [Int]

    init(count: Int) {
        self.count = count
        values = Array(repeating: 3, count: count)
    }

    var body: some View {
        VStack {
            ForEach(0..<count) { Rating(value: $values[$0]) }
        }
        .ratingStyle(SymbolStyle(symbol: "★"))
    }
}
