extension StarPrompt {
    /// The counters.
    var context: Context { Context(prompt: self) }

    /// The counters, as the host sees and changes them.
    @MainActor
    struct Context {
        fileprivate let prompt: StarPrompt

        /// The sessions. A new value counts as far as `SessionCounting` allows.
        var nbSessions: Int {
            get { prompt.metrics.nbSessions }
            nonmutating set {
                let counting = SessionCounting(
                    spacing: prompt.useSessionSpaceChecking,
                    maxDaysBetweenSession: prompt.settings.maxDaysBetweenSession,
                    behavior: prompt.behavior, clock: prompt.clock)
                prompt.changeMetrics { counting.set(newValue, in: &$0) }
            }
        }

        /// The crashes. Only the time of the last one counts for the check.
        var nbCrashes: Int {
            get { prompt.metrics.nbCrashes }
            nonmutating set {
                prompt.changeMetrics { $0.setCrashes(newValue, at: prompt.clock.now()) }
            }
        }

        var nbReminders: Int { prompt.metrics.nbReminders }
        var userAlreadyRespondsToAction: Bool { prompt.metrics.userAlreadyRespondsToAction }
    }

    func incrementSession(by count: Int = 1) {
        context.nbSessions += count
    }

    func resetCrashMetrics() {
        changeMetrics { $0.resetCrashes() }
    }

    /// Resets the counters. In the original, a session of today stays counted.
    func resetContext() {
        resetCrashMetrics()
        context.nbSessions = 0
        changeMetrics { metrics in
            metrics.nbReminders = 0
            metrics.userAlreadyRespondsToAction = false
            metrics.lastDisplayDate = nil
            metrics.lastSessionDate = nil
        }
    }
}
