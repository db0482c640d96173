import Foundation

/// What the prompt has counted, and when things happened.
struct Metrics: Equatable, Codable, Sendable {
    var nbSessions = 0
    var nbCrashes = 0
    /// How often the prompt was displayed: the first time and forced ones included.
    var nbReminders = 0
    var lastDisplayDate: Date?
    var lastSessionDate: Date?
    var lastCrashDate: Date?
    /// Whether the user has rated.
    var userAlreadyRespondsToAction = false

    mutating func confirmDisplay(at now: Date) {
        nbReminders += 1
        lastDisplayDate = now
    }

    mutating func setCrashes(_ count: Int, at now: Date) {
        nbCrashes = count
        lastCrashDate = count > 0 ? now : nil
    }

    mutating func resetCrashes() {
        nbCrashes = 0
        lastCrashDate = nil
    }
}
