/// Something that bodies read: a state, one element of it, an environment value, a style.
@usableFromInline
class Source {
    /// The run in which this source was last read.
    private final var lastRun: UInt64 = 0
    /// The first in the list of those that depend on this source.
    final var firstReader: Dependency.Link?

    init() {}

    final var hasReaders: Bool { firstReader != nil }

    /// Notes that the running body, if any, depends on this source.
    @usableFromInline
    final func noteRead() {
        guard lastRun != Tracking.currentRun, let reader = Tracking.current else { return }
        lastRun = Tracking.currentRun
        reader.uncounted { $0.dependencies.add(self, of: $0) }
    }

    /// Has every body that read this source run again, but the one that is running.
    final func notifyReaders() {
        forEachReader { if $0 !== Tracking.reader { $0.invalidate() } }
    }

    /// Has every body that read this source find out, in its turn, whether it has changed.
    final func askReaders() {
        forEachReader { $0.mayHaveChanged(self) }
    }

    private func forEachReader(_ visit: (Reader) -> Void) {
        guard let first = firstReader else { return }
        guard first.pointee.nextReader != nil else { return visit(first.pointee.reader) }
        // A reader that is asked may run a computed property, and that may free others.
        var readers: [Reader] = []
        readers.reserveCapacity(8)
        for link in sequence(first: first, next: \.pointee.nextReader) {
            readers.append(link.pointee.reader)
        }
        for reader in readers { visit(reader) }
    }

    /// Tells the readers if this source has changed, where that has yet to be found out.
    func refresh() {}

    /// Called when the first body depends on this source, and when the last no longer does.
    func useDidChange() {}
}

/// Something that reads sources, and is told when one of them has changed.
public class Reader {
    /// The sources that this reader has read, in the order of reading.
    // What is called while the list is walked or changed concerns other readers' lists.
    @exclusivity(unchecked)
    final var dependencies = DependencyList()

    init() {}

    /// Called when something that was read has changed.
    func invalidate() {}

    /// Finds out whether what this reader makes of what it has read is another value now.
    func refresh() {}

    /// Called when something that was read may have changed: `refresh()` tells.
    func mayHaveChanged(_ source: Source) { source.refresh() }
}
