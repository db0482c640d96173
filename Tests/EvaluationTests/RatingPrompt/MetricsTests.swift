import Foundation
import TesseraTesting

@testable import RatingPrompt

@Suite(.runtimeIssuesFail)
struct MetricsTests {
    /// The sessions counted after one session each, some days apart.
    func sessions(
        afterDays pauses: [Double], _ behavior: Behavior = .mended,
        _ set: (PhotosApp) -> Void = { _ in }
    ) -> Int {
        let app = PhotosApp(behavior: behavior)
        set(app)
        for pause in pauses {
            app.days.pass(pause)
            app.prompt.incrementSession()
        }
        return app.prompt.context.nbSessions
    }

    @Test(
        arguments: Behavior.allCases,
        [
            ([0, 0], 1), ([0, 1], 2), ([0, 0.5, 0.5], 2), ([0, 1, 1, 1], 4), ([0, 1, 3], 3),
            ([0, 1, 3.1], 1), ([0, 1, 9, 1], 2),
        ])
    func `a day is one session, and a long pause restarts at one`(
        behavior: Behavior, example: ([Double], Int)
    ) {
        #expect(sessions(afterDays: example.0, behavior) == example.1)
    }

    @Test func `a day ends at midnight, not after 24 hours`() {
        #expect(sessions(afterDays: [0, 14 / 24, 2 / 24]) == 2)
    }

    @Test func `without the check of days each session counts`() {
        #expect(
            sessions(afterDays: [0, 0, 9]) { $0.prompt.useSessionSpaceChecking = false } == 3)
    }

    @Test(arguments: [(Behavior.original, 1), (.mended, 4)])
    func `a pause of 0 days is always over, or endless if mended`(
        behavior: Behavior, expected: Int
    ) {
        #expect(
            sessions(afterDays: [0, 1, 1, 1], behavior) {
                $0.prompt.updateConfig(from: ["maxDaysBetweenSession": 0])
            } == expected)
    }

    @Test func `a crash is remembered until the counter is zero again`() {
        let app = PhotosApp()
        app.prompt.context.nbCrashes += 1
        #expect(app.prompt.metrics.lastCrashDate == app.days.clock.now())
        app.prompt.context.nbCrashes = 0
        #expect(app.prompt.metrics.lastCrashDate == nil)
        app.prompt.context.nbCrashes = 4
        app.prompt.resetCrashMetrics()
        #expect(app.prompt.metrics == Metrics())
    }

    @Test(arguments: [(Behavior.original, 1), (.mended, 0)])
    func `a reset forgets all but a session of the same day`(
        behavior: Behavior, sessions: Int
    ) {
        let app = PhotosApp(behavior: behavior)
        app.prompt.incrementSession()
        app.prompt.context.nbCrashes += 1
        app.prompt.displayRateIfNeeded(forced: true)
        app.tap(star: 5)
        app.tap("Submit")
        app.prompt.resetContext()
        #expect(app.prompt.metrics == Metrics(nbSessions: sessions))
        app.prompt.resetContext()
        #expect(app.prompt.metrics == Metrics())
    }
}

@Suite(.runtimeIssuesFail)
final class StoreTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "rating-prompt-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "prompt.json") }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `counts and configuration outlive the program`() throws {
        let days = Days()
        let app = PhotosApp(store: FileStore(file), days: days)
        app.prompt.incrementSession()
        app.prompt.context.nbCrashes += 1
        app.prompt.displayRateIfNeeded(forced: true)
        let next = StarPrompt(store: FileStore(file), clock: days.clock)
        #expect(next.metrics == app.prompt.metrics)
        #expect(next.configuration == app.prompt.configuration)
        #expect(next.metrics.nbReminders == 1)
    }

    @Test func `a damaged file is set aside, and counting restarts`() throws {
        try Data("{\"metrics\": {\"nbSessi".utf8).write(to: file)
        var failures: [String] = []
        let prompt = StarPrompt(store: FileStore(file), clock: Days().clock) {
            failures.append("\($0)")
        }
        #expect(
            failures == [
                "prompt.json could not be understood; it is kept as prompt.json.damaged-1, and "
                    + "counting starts again"
            ])
        #expect(prompt.metrics == Metrics())
        prompt.incrementSession()
        #expect(try FileStore(file).load()?.metrics.nbSessions == 1)
        let aside = file.appendingPathExtension("damaged-1")
        #expect(try String(contentsOf: aside, encoding: .utf8) == "{\"metrics\": {\"nbSessi")
    }
}
