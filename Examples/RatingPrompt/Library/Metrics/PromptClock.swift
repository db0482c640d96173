import Foundation

/// What time it is, and when a day ends.
struct PromptClock: Sendable {
    var now: @Sendable () -> Date
    var calendar: Calendar

    /// The machine's clock, and the user's calendar.
    static var system: PromptClock { PromptClock(now: { Date() }, calendar: .current) }
}
