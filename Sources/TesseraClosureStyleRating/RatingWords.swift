import Foundation

/// The words that a rating is announced with, in a language; in English where there are no others.
struct RatingWords {
    let rating: String
    /// The name of the action that takes a rating back.
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

    /// The value in words, with one digit of its fraction.
    func value(_ value: Double?, of count: Int) -> String {
        guard let value else { return none }
        let number = value.formatted(
            .number.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero)
                .locale(locale))
        return "\(number) \(of) \(count)"
    }
}
