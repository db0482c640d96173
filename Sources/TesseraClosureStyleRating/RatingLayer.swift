import Tessera

/// A closure that draws a part of ratings, on top of those further out.
struct RatingLayer<Part> {
    let content: (Part) -> AnyView

    init<Content: View>(_ content: @escaping (Part) -> Content) {
        self.content = { AnyView(content($0)) }
    }
}

private struct RatingLayersKey<Part>: EnvironmentKey {
    static var defaultValue: [RatingLayer<Part>] { [] }
}

extension EnvironmentValues {
    /// The closures that draw symbols, the nearest last.
    var ratingSymbolLayers: [RatingLayer<RatingSymbol>] {
        get { self[RatingLayersKey<RatingSymbol>.self] }
        set { self[RatingLayersKey<RatingSymbol>.self] = newValue }
    }

    /// The closures that arrange ratings, the nearest last.
    var ratingLayoutLayers: [RatingLayer<RatingContent>] {
        get { self[RatingLayersKey<RatingContent>.self] }
        set { self[RatingLayersKey<RatingContent>.self] = newValue }
    }
}
