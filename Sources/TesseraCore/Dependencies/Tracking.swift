/// Knows whose body is running: what is read meanwhile is what that body depends on.
enum Tracking {
    // Main actor only, as are all of these: bodies run one at a time, and a reader only while it lives.
    nonisolated(unsafe) private(set) unowned(unsafe) static var reader: Reader?
    /// The last dependency in the reader's list that its run has read again.
    nonisolated(unsafe) unowned(unsafe) static var confirmed: Dependency?
    /// The number of the running body's run: a source read in it once need not be noted again.
    nonisolated(unsafe) private(set) static var currentRun: UInt64 = 0
    nonisolated(unsafe) private static var lastRun: UInt64 = 0

    /// A run that is interrupted by another one.
    struct Run {
        unowned(unsafe) let reader: Reader?
        unowned(unsafe) let confirmed: Dependency?
        let number: UInt64
    }

    /// Begins a run of `reader`, whose earlier dependencies are forgotten; returns the one around it.
    static func begin(as reader: Reader) -> Run {
        let outside = Run(reader: self.reader, confirmed: confirmed, number: currentRun)
        lastRun += 1
        (self.reader, currentRun, confirmed) = (reader, lastRun, nil)
        return outside
    }

    /// Ends a run, and goes on with the one around it.
    static func end(as reader: Reader, goingOn outside: Run) {
        reader.dependencies.endRun()
        (self.reader, currentRun, confirmed) = (outside.reader, outside.number, outside.confirmed)
    }

    /// Does what reads for nobody.
    static func unnoticed(_ work: () -> Void) {
        let outside = (reader, confirmed)
        (reader, confirmed) = (nil, nil)
        work()
        (reader, confirmed) = outside
    }
}
