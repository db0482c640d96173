/// A key of a configuration, spelt as it is in JSON.
enum ConfigurationKey: String, CaseIterable, Codable, Sendable {
    case disabled, prefersNativeRating
    case displaySessionCount, positiveStarsLimit, maxNumberOfReminder, maxDaysBetweenSession
    case daysWithoutCrash, daysBeforeAskingAgain
    case emailSupport, emailObject, emailHeaderContent
    case mainTitle, mainText, mainActionButton
    case dislikeMainTitle, dislikeMainText, dislikeActionButton, dislikeExitButton
    case likeMainTitle, likeMainText, likeActionButton, likeExitButton

    /// What kind of value a key has.
    enum Kind: String {
        case flag = "true or false"
        case number = "a whole number"
        case text = "a text"
    }

    var kind: Kind {
        switch self {
        case .disabled, .prefersNativeRating: .flag
        case .displaySessionCount, .positiveStarsLimit, .maxNumberOfReminder,
            .maxDaysBetweenSession, .daysWithoutCrash, .daysBeforeAskingAgain:
            .number
        default: .text
        }
    }
}

/// A value of a configuration.
enum ConfigurationValue: Equatable, Codable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
}
