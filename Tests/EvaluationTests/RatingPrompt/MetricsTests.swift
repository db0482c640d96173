import Foundation
import TesseraTesting

@testable import RatingPrompt
import TestViews

@Suite(.runtimeIssuesFail)
struct MetricsTests {
    /// Returns the number of sessions after each session, with some days between them.
    private func sessions(
        afterDays pauses: [Double], _ behavior: Behavior = .mended
    ) -> Int {
        let app = PhotosApp(behavior: behavior)
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
        expectEqual(sessions(afterDays: example.0, behavior), example.1)
    }

    @Test func `a day ends at midnight, not after 24 hours`() {
        expectEqual(sessions(afterDays: [0, 14 / 24, 2 / 24]), 2)
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

    @Test func `a damaged file is set aside, and counting restarts`() throws {
        try Data("{\"metrics\": {\"nbSessi".utf8).write(to: file)
        var failures: [String] = []
        let prompt = StarPrompt(store: FileStore(file), clock: Days().clock) {
            failures.append("\($0)")
        }
        expectEqual(
            failures,
            [
                "prompt.json could not be understood; it is kept as prompt.json.damaged-1, and "
                    + "counting starts again"
            ])
        expectEqual(prompt.metrics, Metrics())
        prompt.incrementSession()
        expectEqual(try FileStore(file).load()?.metrics.nbSessions, 1)
        let aside = file.appendingPathExtension("damaged-1")
        expectEqual(try String(contentsOf: aside, encoding: .utf8), "{\"metrics\": {\"nbSessi")
    }
}
