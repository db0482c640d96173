import Foundation
import Testing

/// Whether a run of the tests replaces the expected texts and pictures by those that it finds.
///
/// The environment variable `TESSERA_RECORD` chooses: `failed` records where an expectation fails, `all`
/// writes each picture again as well. A test that records fails, so that no such run counts as passed.
enum Recording: String {
    case all, failed

    /// The choice of this run; `nil` if the run only compares.
    static var current: Recording? { choice ?? variable }

    /// The choice of a test of the recording itself.
    @TaskLocal static var choice: Recording?

    private static let variable = ProcessInfo.processInfo.environment["TESSERA_RECORD"]
        .flatMap(Recording.init)

    /// How to record, for the message of a failure.
    static let hint = "TESSERA_RECORD=failed swift test"

    // The thread sanitizer sees this lock, unlike a mutex.
    private static let lock = NSLock()

    /// Records while no other test records.
    static func alone(_ record: () throws -> Void) rethrows { try lock.withLock(record) }

    /// A reason not to record, in words.
    struct Refusal: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}

/// Fails for texts that differ. While the run records, the found text replaces the literal first.
///
/// - Parameter thing: The subject of the failure's sentence, such as "The tree".
func expect(
    _ found: String, toBe expected: String, _ thing: String, in file: String,
    _ sourceLocation: SourceLocation
) {
    guard let difference = LineDifference(from: expected, to: found) else { return }
    var message = "\(thing) is not as expected \(difference)"
    if Recording.current != nil {
        do {
            try SourceEdits.replaceLiteral(with: found, in: file, at: sourceLocation)
            message = "recorded: \(thing) differed \(difference)"
        } catch {
            message += "\nnot recorded: \(error)"
        }
    }
    Issue.record("\(message)", sourceLocation: sourceLocation)
}
