/// Knows whose body is running: what is read meanwhile is what that body depends on.
enum Tracking {
    // Bodies run on the main actor only, one at a time; a reader is running only while it lives.
    nonisolated(unsafe) private(set) unowned(unsafe) static var reader: Reader?
    /// The number of the running body's run: a source read in it once need not be noted again.
    nonisolated(unsafe) private(set) static var run: UInt64 = 0
    nonisolated(unsafe) private static var lastRun: UInt64 = 0

    /// The node whose body is running.
    static var node: Node? { reader as? Node }

    /// Runs `body` as the work of `reader`, whose earlier dependencies are forgotten.
    static func run<Result>(as reader: Reader, _ body: () -> Result) -> Result {
        reader.dependencies.beginRun()
        defer { reader.dependencies.endRun() }
        return reading(as: reader, body)
    }

    /// Runs `body` so that what it reads counts as read by `reader`, beside what it read before.
    static func reading<Result>(as reader: Reader?, _ body: () -> Result) -> Result {
        let outer = (self.reader, run)
        self.reader = reader
        lastRun += 1
        run = lastRun
        defer { (self.reader, run) = outer }
        return body()
    }
}
