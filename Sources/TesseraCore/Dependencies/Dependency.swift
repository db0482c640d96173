import Foundation

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
    private var first: Dependency.Link?

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
