/// What outlives a run of the program.
struct PromptRecord: Equatable, Codable, Sendable {
    var metrics = Metrics()
    var configuration = PromptConfiguration()
}

/// Where the record is kept between two runs.
@MainActor
protocol PromptStore: AnyObject {
    /// The record of the last run, or `nil` if there was none.
    func load() throws -> PromptRecord?
    func save(_ record: PromptRecord) throws
}

/// Keeps the record as long as it lives itself: for tests and previews.
final class MemoryStore: PromptStore {
    private(set) var record: PromptRecord?

    func load() -> PromptRecord? { record }
    func save(_ record: PromptRecord) { self.record = record }
}
