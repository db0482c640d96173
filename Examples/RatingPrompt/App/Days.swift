import Foundation

/// A clock that moves only when a chapter moves it. It starts on Monday, 2 March 2026, at nine.
@MainActor
final class Days {
    private let time = Moment()

    /// The clock and the calendar for a prompt; neither depends on the machine.
    var clock: PromptClock {
        PromptClock(now: { [time] in time.date }, calendar: Self.calendar)
    }

    func pass(_ days: Double) { time.date += days * 86_400 }

    /// The day, as `Mon 2 Mar`.
    var today: String {
        let parts = Self.calendar.dateComponents([.weekday, .day, .month], from: time.date)
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        guard let weekday = parts.weekday, let day = parts.day, let month = parts.month else {
            return ""
        }
        return "\(weekdays[weekday - 1]) \(day) \(months[month - 1])"
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

/// A date that only the main actor changes, and any owner of the clock reads.
private final class Moment: @unchecked Sendable {
    private let lock = NSLock()
    private var moment = Date(timeIntervalSince1970: 1_772_442_000)

    var date: Date {
        get { lock.withLock { moment } }
        set { lock.withLock { moment = newValue } }
    }
}
