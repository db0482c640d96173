import Foundation

/// The announcements of a rating in the language of a locale. English is the default.
struct RatingWords {
    let rating: String
    /// The name of the action that clears a rating.
    let clear: String
    private let none: String
    private let of: String
    private let locale: Locale

    init(_ locale: Locale) {
        self.locale = locale
        (rating, none, of, clear) =
            switch locale.identifier.prefix(while: \.isLetter) {
            case "de": ("Bewertung", "keine Bewertung", "von", "Bewertung löschen")
            case "fr": ("Note", "aucune note", "sur", "Effacer la note")
            default: ("Rating", "no rating", "of", "Clear rating")
            }
    }

    /// Returns the value in words, with one decimal place.
    func value(_ value: Double?, of count: Int) -> String {
        guard let value else { return none }
        let number = value.formatted(
            .number.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero)
                .locale(locale))
        return "\(number) \(of) \(count)"
    }
}
