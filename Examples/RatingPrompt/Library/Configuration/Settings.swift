/// What a configuration comes to: a value for everything.
///
/// For values that are not configured, the original uses 0 and `false`. No display is allowed then, so it
/// never shows until it is configured. Mended, the values of its documentation's example count.
struct Settings: Equatable, Sendable {
    let isDisabled: Bool
    let prefersNativeRating: Bool
    /// How many sessions there must have been.
    let displaySessionCount: Int
    /// The least rating that counts as a positive one.
    let positiveStarsLimit: Int
    /// How often the prompt may be shown, the first time included.
    let maxNumberOfReminder: Int
    /// After how many days without a session counting starts again.
    let maxDaysBetweenSession: Int
    let daysWithoutCrash: Int
    let daysBeforeAskingAgain: Int

    init(_ configuration: PromptConfiguration, _ behavior: Behavior) {
        func flag(_ key: ConfigurationKey) -> Bool { configuration[key] == .flag(true) }
        func number(_ key: ConfigurationKey, _ documented: Int) -> Int {
            if case .number(let number) = configuration[key] { return number }
            return behavior == .original ? 0 : documented
        }
        isDisabled = flag(.disabled)
        prefersNativeRating = flag(.prefersNativeRating)
        displaySessionCount = number(.displaySessionCount, 3)
        positiveStarsLimit = number(.positiveStarsLimit, 4)
        maxNumberOfReminder = number(.maxNumberOfReminder, 3)
        maxDaysBetweenSession = number(.maxDaysBetweenSession, 3)
        daysWithoutCrash = number(.daysWithoutCrash, 15)
        daysBeforeAskingAgain = number(.daysBeforeAskingAgain, 3)
    }
}

/// The address for feedback. The prompt sends nothing itself: the host does, when it learns
/// that the action of the feedback step was chosen.
struct FeedbackMail: Equatable {
    let address: String
    let subject: String
    let header: String

    init?(_ configuration: PromptConfiguration) {
        func text(_ key: ConfigurationKey) -> String? {
            if case .text(let text) = configuration[key] { return text }
            return nil
        }
        guard let address = text(.emailSupport) else { return nil }
        self.address = address
        subject = text(.emailObject) ?? ""
        header = text(.emailHeaderContent) ?? ""
    }
}
