/// Something that bodies read: a state, one element of it, an environment value, a style.
@usableFromInline
class Source {
    /// The run in which this source was last read.
    private final var lastRun: UInt64 = 0
    unowned(unsafe) fileprivate final var firstReader: Dependency?

    init() {}

    final var hasReaders: Bool { firstReader != nil }

    /// Notes that the running body, if any, depends on this source.
    @usableFromInline
    final func noteRead() {
        guard lastRun != Tracking.currentRun, let reader = Tracking.reader else { return }
        lastRun = Tracking.currentRun
        reader.dependencies.add(self, of: reader)
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
        guard first.nextReader != nil else { return visit(first.reader) }
        // A reader that is asked may run a computed property, and that may free others.
        var readers: [Reader] = []
        readers.reserveCapacity(8)
        unowned(unsafe) var dependency: Dependency? = first
        while let current = dependency {
            readers.append(current.reader)
            dependency = current.nextReader
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

/// One reader's dependence on one source: a link in the reader's list and in the source's.
final class Dependency {
    let source: Source
    // The reader owns this object; the neighbours unlink themselves before they go.
    unowned(unsafe) let reader: Reader
    unowned(unsafe) fileprivate var previousReader: Dependency?
    unowned(unsafe) fileprivate var nextReader: Dependency?
    fileprivate var next: Dependency?

    fileprivate init(_ source: Source, reader: Reader) {
        self.source = source
        self.reader = reader
        nextReader = source.firstReader
        source.firstReader?.previousReader = self
        source.firstReader = self
        if nextReader == nil { source.useDidChange() }
    }

    fileprivate func unlink() {
        nextReader?.previousReader = previousReader
        if let previousReader {
            previousReader.nextReader = nextReader
        } else {
            source.firstReader = nextReader
            if nextReader == nil { source.useDidChange() }
        }
    }
}

/// The dependencies of a reader, in the order of reading.
///
/// A body usually reads the same things in the same order at each run: then the list is walked,
/// and nothing is allocated or linked. How far a run has come in it, `Tracking` knows.
struct DependencyList {
    private var first: Dependency?

    /// Adds what the run has read. What a run inside it has read in between is added once more:
    /// that does no harm, and to look for it among all others would take long.
    mutating func add(_ source: Source, of reader: Reader) {
        unowned(unsafe) let confirmed = Tracking.confirmed
        // The list owns what is in it.
        unowned(unsafe) let expected = confirmed == nil ? first : confirmed?.next
        if expected?.source === source {
            Tracking.confirmed = expected
            return
        }
        let added = Dependency(source, reader: reader)
        added.next = expected
        if let confirmed { confirmed.next = added } else { first = added }
        Tracking.confirmed = added
    }

    /// Drops what the run did not read again.
    mutating func endRun() {
        if let confirmed = Tracking.confirmed {
            guard confirmed.next != nil else { return }
            drop(from: confirmed.next)
            confirmed.next = nil
        } else {
            removeAll()
        }
    }

    /// Has the sources tell whether they have changed, until `isSettled`.
    func refresh(until isSettled: () -> Bool) {
        var dependency = first
        while let current = dependency, !isSettled() {
            current.source.refresh()
            dependency = current.next
        }
    }

    mutating func removeAll() {
        drop(from: first)
        first = nil
    }

    /// Returns the first that is made of a source.
    func first<Result>(_ result: (Source) -> Result?) -> Result? {
        var dependency = first
        while let current = dependency {
            if let found = result(current.source) { return found }
            dependency = current.next
        }
        return nil
    }

    /// Adds a source behind all that was read, which the next run does not read again.
    mutating func append(_ source: Source, of reader: Reader) {
        let added = Dependency(source, reader: reader)
        var last = first
        while let next = last?.next { last = next }
        if let last { last.next = added } else { first = added }
    }

    /// Drops a source.
    mutating func remove(_ source: Source) {
        var before: Dependency?
        var dependency = first
        while let current = dependency, current.source !== source {
            before = current
            dependency = current.next
        }
        guard let dependency else { return }
        if let before { before.next = dependency.next } else { first = dependency.next }
        dependency.next = nil
        dependency.unlink()
    }

    private func drop(from dependency: Dependency?) {
        var dependency = dependency
        while let current = dependency {
            current.unlink()
            dependency = current.next
            current.next = nil
        }
    }
}
