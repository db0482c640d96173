import Foundation

/// The announcements of a rating in the language of a locale. English is the default.
struct RatingWords {
    /// The name of a rating without a label.
    let rating: String
    /// The name of the action that clears a rating.
    let clear: String
    private let none: String
    /// The phrase for a value, with `#` for the value and `%` for the largest value.
    private let phrase: String
    /// Whether whole numbers are written with Western digits.
    private let hasWesternDigits: Bool
    private let locale: Locale

    init(_ locale: Locale) {
        self.locale = locale
        // The identifier begins with the language. A long identifier may specify other digits.
        let isPlain = locale.identifier.utf8.count <= 11
        (rating, none, phrase, clear, hasWesternDigits) =
            switch locale.identifier.prefix(while: \.isLetter) {
            case "ar": ("تقييم", "بدون تقييم", "# من %", "مسح التقييم", false)
            case "de": ("Bewertung", "keine Bewertung", "# von %", "Bewertung löschen", isPlain)
            case "en": ("Rating", "no rating", "# of %", "Clear rating", isPlain)
            case "fr": ("Note", "aucune note", "# sur %", "Effacer la note", isPlain)
            case "ja": ("評価", "評価なし", "%段階中#", "評価を消去", isPlain)
            default: ("Rating", "no rating", "# of %", "Clear rating", false)
            }
    }

    /// Returns the value in words, with the decimal places of the steps.
    func value(_ value: Double?, on scale: RatingScale) -> String {
        guard let value else { return none }
        func written(_ number: Double) -> String {
            if hasWesternDigits, number < 1000, let whole = Int(exactly: number) {
                return "\(whole)"
            }
            return number.formatted(
                .number.precision(.fractionLength(0...scale.places)).rounded(
                    rule: .toNearestOrAwayFromZero
                )
                .locale(locale))
        }
        return phrase.replacing("#", with: written(scale.clamped(value)))
            .replacing("%", with: written(scale.highest))
    }
}
