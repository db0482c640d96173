import Foundation

/// How sessions are counted: one a day, and from 1 again after too long a pause.
///
/// The original has two surprises. A counter that is set to 0 on the day of a session keeps its
/// value, as any second session of a day does. And a pause of 0 days, which is what counts when
/// nothing is configured, is always over: the counter stays at 1. Mended, 0 is 0, and a pause of
/// 0 days is no limit.
struct SessionCounting {
    /// Whether days count at all; otherwise the counter takes any value.
    var spacing: Bool
    var maxDaysBetweenSession: Int
    var behavior: Behavior
    var clock: PromptClock

    /// Sets the counter, as far as the days allow it.
    func set(_ count: Int, in metrics: inout Metrics) {
        let now = clock.now()
        if behavior == .mended, count <= 0 {
            metrics.nbSessions = 0
        } else if !spacing {
            metrics.nbSessions = count
        } else if isPaused(since: metrics.lastSessionDate, at: now) {
            metrics.nbSessions = 1
        } else if !isSameDay(metrics.lastSessionDate, now) {
            metrics.nbSessions = count
        }
        metrics.lastSessionDate = count > 0 ? now : nil
    }

    private func isPaused(since last: Date?, at now: Date) -> Bool {
        guard let last else { return false }
        if behavior == .mended, maxDaysBetweenSession == 0 { return false }
        return now > last + .days(maxDaysBetweenSession)
    }

    private func isSameDay(_ last: Date?, _ now: Date) -> Bool {
        guard let last else { return false }
        return clock.calendar.isDate(last, inSameDayAs: now)
    }
}

extension TimeInterval {
    /// Days of 24 hours each, whatever the calendar says.
    static func days(_ days: Int) -> TimeInterval { Double(days) * 86_400 }
}
