import Tessera

/// The environment of a rating.
struct RatingPlace: Equatable {
    let isEnabled: Bool
    let isRedacted: Bool
    let behavior: RatingBehavior
    /// The style of the symbols, if a foreground style is set, and no tint.
    let foreground: AnyShapeStyle?
    /// The opacity of the symbols' style.
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
            behavior: ratingBehavior, foreground: tint == nil ? foregroundStyle : nil,
            opacity: isEnabled ? 1 : dimmed, imageScale: scale)
    }
}
