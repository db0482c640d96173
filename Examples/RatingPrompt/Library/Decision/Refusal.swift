import Foundation

/// Why the default check does not allow the prompt to be shown.
enum Refusal: Equatable, CustomStringConvertible {
    case disabled
    case tooFewSessions(Int, of: Int)
    case displayedOften(Int, of: Int)
    case alreadyRated
    case displayedRecently(daysAgo: Double, of: Int)
    case crashedRecently(daysAgo: Double, of: Int)

    var description: String {
        func days(_ days: Double) -> String {
            days.formatted(
                .number.precision(.fractionLength(0...1)).locale(Locale(identifier: "en_US")))
        }
        return switch self {
        case .disabled: "disabled"
        case .tooFewSessions(let count, let needed): "\(count) of \(needed) sessions"
        case .displayedOften(let count, let limit): "displayed \(count) of \(limit) times"
        case .alreadyRated: "already rated"
        case .displayedRecently(let ago, let needed):
            "displayed \(days(ago)) days ago, not more than \(needed)"
        case .crashedRecently(let ago, let needed):
            "crashed \(days(ago)) days ago, not more than \(needed)"
        }
    }
}

/// The check of the counters. All conditions must hold; each condition that fails is named.
enum DefaultCheck {
    static func refusals(_ settings: Settings, _ metrics: Metrics, at now: Date) -> [Refusal] {
        var refusals: [Refusal] = []
        if settings.isDisabled { refusals.append(.disabled) }
        if metrics.nbSessions < settings.displaySessionCount {
            refusals.append(.tooFewSessions(metrics.nbSessions, of: settings.displaySessionCount))
        }
        if metrics.nbReminders >= settings.maxNumberOfReminder {
            refusals.append(.displayedOften(metrics.nbReminders, of: settings.maxNumberOfReminder))
        }
        if metrics.userAlreadyRespondsToAction { refusals.append(.alreadyRated) }
        if let ago = days(
            since: metrics.lastDisplayDate, at: now, over: settings.daysBeforeAskingAgain)
        {
            refusals.append(.displayedRecently(daysAgo: ago, of: settings.daysBeforeAskingAgain))
        }
        if let ago = days(since: metrics.lastCrashDate, at: now, over: settings.daysWithoutCrash) {
            refusals.append(.crashedRecently(daysAgo: ago, of: settings.daysWithoutCrash))
        }
        return refusals
    }

    /// How many days of 24 hours ago something was, if that is not longer than a number of days.
    private static func days(since date: Date?, at now: Date, over limit: Int) -> Double? {
        guard let date, now <= date + .days(limit) else { return nil }
        return now.timeIntervalSince(date) / .days(1)
    }
}
