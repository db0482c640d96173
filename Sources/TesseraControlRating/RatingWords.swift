import Foundation

/// The words that a rating is announced with, in a language; in English where there are no others.
struct RatingWords {
    /// The name of a rating without a label.
    let rating: String
    /// The name of the action that takes a rating back.
    let clear: String
    private let none: String
    /// The value: `#` stands for it, and `%` for the greatest one.
    private let phrase: String
    private let locale: Locale

    init(_ locale: Locale) {
        self.locale = locale
        (rating, none, phrase, clear) =
            switch locale.language.languageCode?.identifier {
            case "ar": ("تقييم", "بدون تقييم", "# من %", "مسح التقييم")
            case "de": ("Bewertung", "keine Bewertung", "# von %", "Bewertung löschen")
            case "fr": ("Note", "aucune note", "# sur %", "Effacer la note")
            case "ja": ("評価", "評価なし", "%段階中#", "評価を消去")
            default: ("Rating", "no rating", "# of %", "Clear rating")
            }
    }

    /// The value in words, with one digit of its fraction.
    func value(_ value: Double?, on scale: RatingScale) -> String {
        guard let value else { return none }
        func written(_ number: Double) -> String {
            number.formatted(
                .number.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero)
                    .locale(locale))
        }
        return phrase.replacing("#", with: written(scale.clamped(value)))
            .replacing("%", with: written(scale.highest))
    }
}
