import Tessera

/// The environment of a rating.
struct RatingPlace: Equatable {
    let isEnabled: Bool
    let isRedacted: Bool
    let behavior: RatingBehavior
    /// The style of the symbols, if a foreground style is set, and no tint.
    let foreground: RatingForeground?
    /// The opacity of the symbols' style.
    let opacity: Double
    /// The image scale of the symbols; `nil` for that of the environment.
    let imageScale: Image.Scale?
}

/// A foreground style. An object, because each symbol has a copy of the reference, mostly `nil`.
final class RatingForeground: Equatable {
    let style: AnyShapeStyle

    init(_ style: AnyShapeStyle) { self.style = style }

    static func == (left: RatingForeground, right: RatingForeground) -> Bool {
        left.style == right.style
    }
}

extension EnvironmentValues {
    private var ratingForeground: RatingForeground? {
        guard let foregroundStyle, tint == nil else { return nil }
        return RatingForeground(foregroundStyle)
    }

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
            behavior: ratingBehavior, foreground: ratingForeground,
            opacity: isEnabled ? 1 : dimmed, imageScale: scale)
    }
}
