/// A value that bodies read: a state, an element of it, an environment value, a style.
@usableFromInline
class Source {
    /// The number of the run in which this source was last read.
    private final var lastRun: UInt64 = 0
    /// The first link in the list of readers.
    final var firstReader: Dependency.Link?

    final var hasReaders: Bool { firstReader != nil }

    /// Records that the running body, if any, depends on this source.
    @usableFromInline
    final func noteRead() {
        guard lastRun != Tracking.currentRun, let reader = Tracking.current else { return }
        lastRun = Tracking.currentRun
        reader.uncounted { $0.dependencies.add(self, of: $0) }
    }

    /// Invalidates every reader of this source, except the running one.
    final func notifyReaders() {
        forEachReader { if $0 !== Tracking.reader { $0.invalidate() } }
    }

    /// Has every reader of this source check, when it is due, whether the source has changed.
    final func askReaders() {
        forEachReader { $0.mayHaveChanged(self) }
    }

    private func forEachReader(_ visit: (Reader) -> Void) {
        guard let first = firstReader else { return }
        guard first.pointee.nextReader != nil else { return visit(first.pointee.reader) }
        // Copied, because a reader may run a computed property that frees other readers.
        var readers: [Reader] = []
        readers.reserveCapacity(8)
        for link in sequence(first: first, next: \.pointee.nextReader) {
            readers.append(link.pointee.reader)
        }
        for reader in readers { visit(reader) }
    }

    /// Notifies the readers if the source has changed and has not notified them yet.
    func refresh() {}

    /// Called when the source gets its first reader and when it loses its last.
    func useDidChange() {}
}

/// An object that reads sources and is notified when they change.
public class Reader {
    /// The sources that this reader has read, in the order of reading.
    // Code called during a walk or a change of the list uses the lists of other readers only.
    @exclusivity(unchecked)
    final var dependencies = DependencyList()

    /// Called when a source of this reader has changed.
    func invalidate() {}

    /// The reader that has read the value derived by this reader most recently.
    var lastUser: Reader? { nil }

    /// Checks whether the value that this reader derives from its sources has changed.
    func refresh() {}

    /// Called when a source of this reader may have changed. `refresh()` finds out.
    func mayHaveChanged(_ source: Source) { source.refresh() }
}
