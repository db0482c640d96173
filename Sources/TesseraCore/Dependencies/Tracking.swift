/// Knows whose body is running: what is read meanwhile is what that body depends on.
enum Tracking {
    // Bodies run on the main actor only, one at a time; a reader is running only while it lives.
    nonisolated(unsafe) private(set) unowned(unsafe) static var reader: Reader?
    /// The last dependency in the reader's list that its run has read again.
    nonisolated(unsafe) unowned(unsafe) static var confirmed: Dependency?
    /// The number of the running body's run: a source read in it once need not be noted again.
    nonisolated(unsafe) private(set) static var currentRun: UInt64 = 0
    nonisolated(unsafe) private static var lastRun: UInt64 = 0

    /// Runs `body` as the work of `reader`, whose earlier dependencies are forgotten.
    static func run<Result>(as reader: Reader, _ body: () -> Result) -> Result {
        // What is running outside goes on when this run is over.
        unowned(unsafe) let (outerReader, outerConfirmed) = (self.reader, confirmed)
        let outerRun = currentRun
        lastRun += 1
        (self.reader, currentRun, confirmed) = (reader, lastRun, nil)
        defer {
            reader.dependencies.endRun()
            (self.reader, currentRun, confirmed) = (outerReader, outerRun, outerConfirmed)
        }
        return body()
    }
}
