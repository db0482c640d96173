import Tessera

/// The environment of a rating.
struct RatingPlace: Equatable {
    let isEnabled: Bool
    let isRedacted: Bool
    let behavior: RatingBehavior
    /// The opacity of the symbols' tint.
    let opacity: Double
    /// The image scale of the symbols; `nil` for that of the environment.
    let imageScale: Image.Scale?
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
            behavior: ratingBehavior,
            opacity: isEnabled ? 1 : dimmed, imageScale: scale)
    }
}
