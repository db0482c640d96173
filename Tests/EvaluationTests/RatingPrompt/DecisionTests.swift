import Foundation
import TesseraTesting

@testable import RatingPrompt

/// What has happened before a prompt decides.
private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var configuration: [String: any Sendable] = [:]
    /// What has happened; `now` is when it is decided.
    let past: @Sendable (_ metrics: inout Metrics, _ now: Date) -> Void
    let expected: [Refusal]

    init(
        _ description: String, _ configuration: [String: any Sendable] = [:],
        _ expected: [Refusal] = [], past: @escaping @Sendable (inout Metrics, Date) -> Void
    ) {
        testDescription = description
        self.configuration = configuration
        self.past = past
        self.expected = expected
    }
}

private let cases: [Case] = [
    Case("16 sessions of 15") { metrics, _ in metrics.nbSessions = 16 },
    Case("15 sessions of 15") { metrics, _ in metrics.nbSessions = 15 },
    Case("1 session of 15", [:], [.tooFewSessions(1, of: 15)]) { metrics, _ in
        metrics.nbSessions = 1
    },
    Case("disabled", ["disabled": true], [.disabled]) { _, _ in },
    Case("2 displays of 3") { metrics, _ in metrics.nbReminders = 2 },
    Case("3 displays of 3", [:], [.displayedOften(3, of: 3)]) { metrics, _ in
        metrics.nbReminders = 3
    },
    Case("already rated", [:], [.alreadyRated]) { metrics, _ in
        metrics.userAlreadyRespondsToAction = true
    },
    Case("displayed this moment", [:], [.displayedRecently(daysAgo: 0, of: 3)]) { metrics, now in
        metrics.lastDisplayDate = now
    },
    Case("displayed 3 days ago", [:], [.displayedRecently(daysAgo: 3, of: 3)]) { metrics, now in
        metrics.lastDisplayDate = now - .days(3)
    },
    Case("displayed 3 days and a second ago") { metrics, now in
        metrics.lastDisplayDate = now - .days(3) - 1
    },
    Case("displayed 4 days ago") { metrics, now in metrics.lastDisplayDate = now - .days(4) },
    Case("crashed 14 days ago", [:], [.crashedRecently(daysAgo: 14, of: 15)]) { metrics, now in
        metrics.lastCrashDate = now - .days(14)
    },
    Case("crashed 15 days ago", [:], [.crashedRecently(daysAgo: 15, of: 15)]) { metrics, now in
        metrics.lastCrashDate = now - .days(15)
    },
    Case("crashed 16 days ago") { metrics, now in metrics.lastCrashDate = now - .days(16) },
    Case("a hundred crashes, none lately") { metrics, now in
        metrics.nbCrashes = 100
        metrics.lastCrashDate = now - .days(16)
    },
    Case(
        "everything at once", ["disabled": true],
        [
            .disabled, .tooFewSessions(0, of: 15), .displayedOften(9, of: 3), .alreadyRated,
            .displayedRecently(daysAgo: 1, of: 3), .crashedRecently(daysAgo: 2, of: 15),
        ]
    ) { metrics, now in
        metrics = Metrics(
            nbReminders: 9, lastDisplayDate: now - .days(1), lastCrashDate: now - .days(2),
            userAlreadyRespondsToAction: true)
    },
]

@Suite(.runtimeIssuesFail)
struct DecisionTests {
    @Test(arguments: Behavior.allCases, await cases)
    fileprivate func `the default check names the rules that fail`(
        behavior: Behavior, example: Case
    ) {
        var configuration = PromptConfiguration()
        #expect(configuration.update(fromJSON: SampleConfiguration.data).isEmpty)
        var changes: [String: Any?] = ["displaySessionCount": 15]
        for (key, value) in example.configuration { changes[key] = value }
        #expect(configuration.update(from: changes).isEmpty)
        let now = Date(timeIntervalSince1970: 1_000_000_000)
        var metrics = Metrics(nbSessions: 15)
        example.past(&metrics, now)
        #expect(
            DefaultCheck.refusals(Settings(configuration, behavior), metrics, at: now)
                == example.expected)
    }

    @Test func `three spaced displays are allowed, and a fourth is not`() {
        let app = PhotosApp()
        app.prompt.useSessionSpaceChecking = false
        app.prompt.incrementSession(by: 5)
        let shown = (1...4).map { _ in
            let decision = app.prompt.displayRateIfNeeded()
            app.tap("Later")
            app.days.pass(4)
            return decision.shows
        }
        #expect(shown == [true, true, true, false])
    }

    @Test(arguments: [
        // behaviour, default check in use, disabled, what the own check says: shown, asked
        (Behavior.original, true, false, true, true, true),
        (.original, true, true, true, true, true),
        (.original, false, true, true, true, true),
        (.original, false, false, false, false, true),
        (.mended, true, false, true, false, false),
        (.mended, false, false, true, true, true),
        (.mended, false, false, false, false, true),
        (.mended, false, true, true, false, false),
    ])
    func `the app's check adds to the default, mended replaces it`(
        behavior: Behavior, useDefault: Bool, disabled: Bool, answer: Bool, shows: Bool,
        asked: Bool
    ) {
        let app = PhotosApp(behavior: behavior)
        app.prompt.updateConfig(from: ["disabled": disabled])
        app.prompt.useDefaultBehavior = useDefault
        app.ownCheck = { answer }
        #expect(app.prompt.displayRateIfNeeded().shows == shows)
        #expect(app.takeTold().contains("asked for its own check") == asked)
    }

    @Test(arguments: [(Behavior.original, true), (.mended, false)])
    func `an unpresented prompt leaves the counters alone`(
        behavior: Behavior, shows: Bool
    ) {
        let app = PhotosApp(behavior: behavior)
        app.presents = false
        let decision = app.prompt.displayRateIfNeeded(forced: true)
        #expect(decision.presentation == .nowhere)
        #expect(decision.shows == shows)
        #expect(app.prompt.metrics.nbReminders == 0)
        #expect(app.prompt.metrics.lastDisplayDate == nil)
        #expect(app.takeTold() == [])
    }

    @Test func `the system's prompt counts as a display without a screen`() {
        let app = PhotosApp()
        app.prompt.updateConfig(from: ["prefersNativeRating": true])
        var requests = 0
        app.prompt.nativeRequester = { requests += 1 }
        #expect(app.prompt.displayRateIfNeeded(forced: true).presentation == .native)
        #expect(requests == 1)
        #expect(app.prompt.context.nbReminders == 1)
        #expect(app.takeTold() == [])
        #expect(app.screen == nil)
    }

    @Test func `the original never shows until it is configured`() {
        #expect(
            PhotosApp(behavior: .original, configured: false).after(sessions: 10).refusals
                == [.displayedOften(0, of: 0)])
        #expect(PhotosApp(behavior: .mended, configured: false).after(sessions: 10).shows)
    }
}
