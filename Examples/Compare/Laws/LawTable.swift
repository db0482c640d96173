import Foundation
import TesseraLaws

/// The ratings, held to the laws of controls.
@MainActor
enum LawTable {
    static func row(_ subject: LawCase, seed: UInt64 = 1) -> ControlTable.Row {
        ControlTable.Row(subject.design, subject.look, verdicts: subject.verdicts(seed))
    }

    /// Tries the laws on all ratings and on the screens of the tasks, and writes the tables to their
    /// file. This takes minutes in a debug build.
    static func write() throws {
        let tables = [[LawCase].designs, .byHand].map { "\(ControlTable($0.map { row($0) }))" }
        let text = (tables + [ScreenLaws.description]).map { $0 + "\n" }.joined(separator: "\n\n")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The file of the tables.
    nonisolated static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "table.txt")

    /// The tables, as they were last written.
    nonisolated static var committed: String {
        (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
}
