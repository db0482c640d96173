import Tessera

/// A closure that draws a part of ratings, extending the outer closures.
struct RatingLayer<Part> {
    let content: (Part) -> AnyView

    init<Content: View>(_ content: @escaping (Part) -> Content) {
        self.content = { AnyView(content($0)) }
    }
}

/// The closures that are set, nearest last.
struct RatingLayers {
    var symbols: [RatingLayer<RatingSymbol>] = []
    var layouts: [RatingLayer<RatingContent>] = []
}

private struct RatingLayersKey: EnvironmentKey {
    static var defaultValue: RatingLayers { RatingLayers() }
}

extension EnvironmentValues {
    var ratingLayers: RatingLayers {
        get { self[RatingLayersKey.self] }
        set { self[RatingLayersKey.self] = newValue }
    }
}
