import TesseraPrograms
import Foundation

extension Chapter {
    static let resets: Chapter = Chapter(
        "resets",
        "What was counted and what was configured are forgotten one without the other, after a "
            + "new major version, say. Either is written to the store at once."
    ) { telling in
        let app = PhotosApp()
        let prompt = app.prompt
        for _ in 1...3 {
            prompt.incrementSession()
            app.days.pass(1)
        }
        prompt.context.nbCrashes += 1
        prompt.displayRateIfNeeded(forced: true)
        app.tap(star: 5)
        app.tap("Submit")
        @MainActor func show(_ title: String) {
            let metrics = prompt.metrics
            telling.show(
                title,
                """
                sessions \(metrics.nbSessions), crashes \(metrics.nbCrashes), \
                displays \(metrics.nbReminders), rated: \(metrics.userAlreadyRespondsToAction)
                last session \(metrics.lastSessionDate == nil ? "unknown" : "known"), \
                last crash \(metrics.lastCrashDate == nil ? "unknown" : "known"), \
                last display \(metrics.lastDisplayDate == nil ? "unknown" : "known")
                title \"\(prompt.words(.mainTitle, in: .init(identifier: "en_US")))\", \
                positive from \(prompt.settings.positiveStarsLimit), \
                mail to \(prompt.feedbackMail?.address ?? "nobody")
                """)
        }
        prompt.updateConfig(from: ["positiveStarsLimit": 5])
        show("Before")
        prompt.resetCrashMetrics()
        show("Crashes reset")
        prompt.resetContext()
        show("What was counted reset")
        prompt.resetConfig()
        show("The configuration reset: what counts without one is back")
    }
}
