import Tessera

/// The environment of a rating.
struct RatingPlace: Equatable {
    let isEnabled: Bool
    let isRedacted: Bool
    let clearsOnReselect: Bool
    let paint: RatingPaint
}

/// The environment values that a rating sets for its symbols.
struct RatingPaint: Equatable {
    /// The opacity of the tint.
    let opacity: Double
    let scale: Image.Scale?
}

extension EnvironmentValues {
    /// The values that a rating reads, together as one value.
    var ratingPlace: RatingPlace {
        let scale: Image.Scale? =
            switch controlSize {
            case .mini, .small: .small
            case .regular: nil
            case .large, .extraLarge: .large
            }
        let dimmed = colorSchemeContrast == .increased ? 0.6 : 0.4
        return RatingPlace(
            isEnabled: isEnabled, isRedacted: !redactionReasons.isEmpty,
            clearsOnReselect: ratingClearsOnReselect,
            paint: RatingPaint(opacity: isEnabled ? 1 : dimmed, scale: scale))
    }
}
