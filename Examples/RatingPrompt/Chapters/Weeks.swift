import TesseraPrograms
import Foundation
import Tessera

extension Chapter {
    static let weeks: Chapter = Chapter(
        "weeks",
        "Weeks with an app whose user is not asked too early, too often or soon after a crash, "
            + "puts it off once, and then rates it well. Each line is a day: how many sessions "
            + "were counted, and what was decided. The app is quit half-way, and what it has "
            + "counted is read from its file again."
    ) { telling in
        let folder = try TemporaryFolder.make(named: "RatingPrompt")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "prompt.json")
        let days = Days()

        var diary = Diary(app: PhotosApp(store: FileStore(file), days: days))
        diary.open(days: [0, 0.2])
        diary.crash(after: 1)
        diary.open(days: [0.1, 1, 2, 5, 1, 3, 3, 1])
        telling.show("The first two weeks and a half", diary.take())
        telling.screen("The screen", of: diary.app)
        telling.show("What the app was told", diary.app.takeTold().joined(separator: "\n"))
        telling.tap("Later", in: diary.app)

        diary.app = PhotosApp(configured: false, store: FileStore(file), days: days)
        diary.open(days: [1, 1, 1, 0.5])
        telling.show("The app is quit and opened again; more days", diary.take())
        _ = diary.app.takeTold()
        telling.tap("Submit", in: diary.app)
        telling.tap(star: 4, in: diary.app)
        telling.tap(star: 5, in: diary.app)
        telling.tap("Submit", in: diary.app)
        telling.screen("The screen", of: diary.app)
        telling.tap("Let's go", in: diary.app)
        diary.open(days: [4, 1])
        telling.show("It does not ask again", diary.take())
    }
}

/// The decision of each day.
@MainActor
private struct Diary {
    var app: PhotosApp
    private var lines: [[String]] = []

    init(app: PhotosApp) { self.app = app }

    /// Opens the app again and again, after some days each time.
    mutating func open(days: [Double]) {
        for pause in days {
            app.days.pass(pause)
            let decision = app.open()
            lines.append(
                [app.days.today, "session \(app.prompt.context.nbSessions)", "\(decision)"])
        }
    }

    mutating func crash(after pause: Double) {
        app.days.pass(pause)
        app.prompt.context.nbCrashes += 1
        lines.append([app.days.today, "a crash", ""])
    }

    mutating func take() -> String {
        defer { lines = [] }
        return Page.table(lines)
    }
}
