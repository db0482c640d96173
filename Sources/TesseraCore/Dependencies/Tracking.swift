/// The running body, which depends on every source that is read while it runs.
enum Tracking {
    // Main actor only, like all members: bodies run one at a time. The reader lives until its run
    // ends.
    nonisolated(unsafe) private(set) static var current: Unmanaged<Reader>?
    /// The last dependency in the reader's list that the current run has confirmed.
    nonisolated(unsafe) static var confirmed: Dependency.Link?
    /// The number of the current run. A source is recorded once in each run.
    nonisolated(unsafe) private(set) static var currentRun: UInt64 = 0
    nonisolated(unsafe) private static var lastRun: UInt64 = 0

    /// A run interrupted by a nested run.
    typealias Run = (reader: Unmanaged<Reader>?, number: UInt64, confirmed: Dependency.Link?)

    static var reader: Reader? { current?.takeUnretainedValue() }

    /// Begins a run of `reader` with an empty record, and returns the outer run.
    static func begin(as reader: Reader) -> Run {
        let outside = (current, currentRun, confirmed)
        lastRun += 1
        (current, currentRun, confirmed) = (.passUnretained(reader), lastRun, nil)
        return outside
    }

    /// Ends a run and resumes the outer run.
    static func end(as reader: Reader, goingOn outside: Run) {
        reader.dependencies.endRun()
        (current, currentRun, confirmed) = outside
    }
}
