import Tessera

/// A closure that draws a part of ratings, extending the outer closures.
struct RatingLayer<Part>: Equatable {
    let content: (Part) -> AnyView
    /// The names that the closure uses; `nil` for a closure that differs from all others.
    private let names: [String?]?

    init<Content: View>(names: [String?]? = nil, _ content: @escaping (Part) -> Content) {
        self.content = { AnyView(content($0)) }
        self.names = names
    }

    static func == (old: Self, new: Self) -> Bool { old.names != nil && old.names == new.names }
}

/// The closures that are set, nearest last.
struct RatingLayers: Equatable {
    var symbols: [RatingLayer<RatingSymbol>] = []
    var layouts: [RatingLayer<RatingContent>] = []
}

extension EnvironmentValues {
    @Entry var ratingLayers = RatingLayers()
}
