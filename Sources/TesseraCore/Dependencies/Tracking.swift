/// Knows whose body is running: what is read meanwhile is what that body depends on.
enum Tracking {
    // Main actor only, as are all of these: bodies run one at a time, and a reader only while it lives.
    nonisolated(unsafe) private(set) static var current: Unmanaged<Reader>?
    /// The last dependency in the reader's list that its run has read again.
    nonisolated(unsafe) static var confirmed: Dependency.Link?
    /// The number of the running body's run: a source read in it once need not be noted again.
    nonisolated(unsafe) private(set) static var currentRun: UInt64 = 0
    nonisolated(unsafe) private static var lastRun: UInt64 = 0

    /// A run that is interrupted by another one.
    struct Run {
        fileprivate let reader: Unmanaged<Reader>?
        fileprivate let confirmed: Dependency.Link?
        fileprivate let number: UInt64
    }

    static var reader: Reader? { current?.takeUnretainedValue() }

    /// Begins a run of `reader`, whose earlier dependencies are forgotten; returns the one around it.
    static func begin(as reader: Reader) -> Run {
        let outside = Run(reader: current, confirmed: confirmed, number: currentRun)
        lastRun += 1
        (current, currentRun, confirmed) = (.passUnretained(reader), lastRun, nil)
        return outside
    }

    /// Ends a run, and goes on with the one around it.
    static func end(as reader: Reader, goingOn outside: Run) {
        reader.dependencies.endRun()
        (current, currentRun, confirmed) = (outside.reader, outside.number, outside.confirmed)
    }
}
