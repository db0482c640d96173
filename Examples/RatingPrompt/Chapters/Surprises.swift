import TesseraPrograms
import Foundation

extension Chapter {
    static let surprises: Chapter = Chapter(
        "surprises",
        "Where the original does not do what one expects, both ways, by playing them: first as in "
            + "the original, then mended. `StarPrompt(behavior: .original, …)` is faithful."
    ) { telling in
        for surprise in Surprise.all {
            let rows = Behavior.allCases.map { [$0.rawValue, surprise.play($0)] }
            telling.show(surprise.question, Page.table(rows))
        }
    }
}

/// A question to which the original's answer is surprising.
@MainActor
private struct Surprise {
    let question: String
    /// Plays what the question is about, and says what came of it.
    let play: (Behavior) -> String

    static let all = [
        Surprise(question: "Shown after ten sessions, with no configuration?") { behavior in
            let app = PhotosApp(behavior: behavior, configured: false)
            return "\(app.after(sessions: 10))"
        },
        Surprise(question: "Disabled, and the app's own check says yes?") { behavior in
            let app = PhotosApp(behavior: behavior)
            app.prompt.updateConfig(from: ["disabled": true])
            app.ownCheck = { true }
            return "\(app.prompt.displayRateIfNeeded())"
        },
        Surprise(question: "Is the app's own check asked though the default check is in use?") {
            let app = PhotosApp(behavior: $0)
            app.ownCheck = { false }
            app.prompt.displayRateIfNeeded()
            return app.takeTold().isEmpty ? "no" : "yes"
        },
        Surprise(question: "What is said of a prompt that nobody presents?") { behavior in
            let app = PhotosApp(behavior: behavior)
            app.presents = false
            return "\(app.prompt.displayRateIfNeeded(forced: true))"
        },
        Surprise(question: "Sessions after a reset on the day of a session, and after another?") {
            let app = PhotosApp(behavior: $0)
            app.after(sessions: 4)
            app.prompt.incrementSession()
            app.prompt.resetContext()
            let first = app.prompt.context.nbSessions
            app.prompt.resetContext()
            return "\(first), then \(app.prompt.context.nbSessions)"
        },
        Surprise(question: "Sessions after four days, if the longest pause is 0 days?") {
            let app = PhotosApp(behavior: $0)
            app.prompt.updateConfig(from: ["maxDaysBetweenSession": 0])
            app.after(sessions: 4)
            return "\(app.prompt.context.nbSessions)"
        },
        Surprise(question: "What is left of the configuration after its reset?") { behavior in
            let app = PhotosApp(behavior: behavior)
            app.prompt.resetConfig()
            let kept = ConfigurationKey.allCases.filter { app.prompt.configuration[$0] != nil }
            return "\(kept.count) of \(ConfigurationKey.allCases.count) keys"
        },
        Surprise(question: "What does the first screen say, with no configuration?") { behavior in
            let app = PhotosApp(behavior: behavior, configured: false)
            app.prompt.displayRateIfNeeded(forced: true)
            return app.texts.map { "\"\($0)\"" }.joined(separator: " ")
        },
        Surprise(question: "Which colour is the title, and what is behind it?") { behavior in
            let look = PhotosApp(behavior: behavior).prompt.graphicContext
            return "\(look.titleColor) on \(look.headerColor)"
        },
    ]
}

extension PhotosApp {
    /// Has a session a day, and then asks.
    @discardableResult
    func after(sessions: Int) -> Decision {
        for _ in 1...sessions {
            days.pass(1)
            prompt.incrementSession()
        }
        return prompt.displayRateIfNeeded()
    }
}
