import Foundation

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

/// A dependency of a reader on a source: a link in the lists of both.
// The reader's list allocates and frees the memory.
struct Dependency {
    typealias Link = UnsafeMutablePointer<Dependency>

    let source: Source
    // The reader owns the list of this link.
    unowned(unsafe) let reader: Reader
    private var previousReader: Link?
    private(set) var nextReader: Link?
    fileprivate(set) var next: Link?

    /// Creates a link in the source's list. The caller adds it to the reader's list.
    fileprivate static func link(_ source: Source, reader: Reader) -> Link {
        // The standard library's `allocate` aligns the memory, which takes longer.
        guard let memory = malloc(MemoryLayout<Dependency>.size) else {
            fatalError("out of memory while recording the dependencies of a body")
        }
        let link = memory.bindMemory(to: Dependency.self, capacity: 1)
        let following = source.firstReader
        link.initialize(to: Dependency(source: source, reader: reader, nextReader: following))
        following?.pointee.previousReader = link
        source.firstReader = link
        if following == nil { source.useDidChange() }
        return link
    }

    /// Removes a link from the source's list and frees it.
    fileprivate static func drop(_ link: Link) {
        let (previous, following) = (link.pointee.previousReader, link.pointee.nextReader)
        following?.pointee.previousReader = previous
        if let previous {
            previous.pointee.nextReader = following
        } else {
            link.pointee.source.firstReader = following
            if following == nil { link.pointee.source.useDidChange() }
        }
        link.deinitialize(count: 1)
        free(link)
    }
}

/// The dependencies of a reader, in the order of reading.
///
/// A body usually reads the same sources in the same order at each run. The list is then walked
/// without changes. `Tracking` stores how far the current run has come.
struct DependencyList: ~Copyable {
    private(set) var first: Dependency.Link?

    deinit { Self.dropAll(from: first) }

    /// Adds a source that the run has read. A source read again after a nested run may be added
    /// twice, which is harmless.
    mutating func add(_ source: Source, of reader: Reader) {
        let confirmed = Tracking.confirmed
        let expected = confirmed == nil ? first : confirmed?.pointee.next
        if let expected, expected.pointee.source === source {
            Tracking.confirmed = expected
            return
        }
        let added = Dependency.link(source, reader: reader)
        added.pointee.next = exchange(after: confirmed, for: added)
        Tracking.confirmed = added
    }

    /// Replaces the link after another link, or the first link. Returns the old link.
    private mutating func exchange(
        after link: Dependency.Link?, for new: Dependency.Link?
    ) -> Dependency.Link? {
        guard let link else {
            defer { first = new }
            return first
        }
        defer { link.pointee.next = new }
        return link.pointee.next
    }

    /// Drops the dependencies that the run has not read again.
    mutating func endRun() { Self.dropAll(from: exchange(after: Tracking.confirmed, for: nil)) }

    mutating func removeAll() { Self.dropAll(from: exchange(after: nil, for: nil)) }

    private static func dropAll(from first: Dependency.Link?) {
        var rest = first
        while let link = rest {
            rest = link.pointee.next
            Dependency.drop(link)
        }
    }

    /// Has the sources update their readers until `isSettled` returns `true`.
    func refresh(until isSettled: () -> Bool) {
        guard let first, !isSettled() else { return }
        guard first.pointee.next != nil else { return first.pointee.source.refresh() }
        // Copied, because a source may run a computed property that changes the list.
        let sources = sequence(first: first, next: \.pointee.next).map(\.pointee.source)
        for source in sources where !isSettled() { source.refresh() }
    }
}
