#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One reader's dependence on one source: a link in the reader's list and in the source's.
// In memory that the reader's list allocates and frees: were it an object, each step along either list would
// count references to it.
struct Dependency {
    typealias Link = UnsafeMutablePointer<Dependency>

    let source: Source
    // The reader owns the list that this is in.
    unowned(unsafe) let reader: Reader
    private var previousReader: Link?
    private(set) var nextReader: Link?
    fileprivate(set) var next: Link?

    /// Makes one that is in the source's list, and not yet in the reader's.
    fileprivate static func link(_ source: Source, reader: Reader) -> Link {
        let link = allocate()
        let following = source.firstReader
        link.initialize(to: Dependency(source: source, reader: reader, nextReader: following))
        following?.pointee.previousReader = link
        source.firstReader = link
        if following == nil { source.useDidChange() }
        return link
    }

    private static func allocate() -> Link {
        // `Link.allocate` has the memory aligned by a function that takes several times as long.
        guard let memory = malloc(MemoryLayout<Dependency>.size) else {
            fatalError("no memory is left for what a body reads")
        }
        return memory.bindMemory(to: Dependency.self, capacity: 1)
    }

    /// Takes one out of the source's list, and frees it.
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
/// A body usually reads the same things in the same order at each run: then the list is walked,
/// and nothing is allocated or linked. How far a run has come in it, `Tracking` knows.
struct DependencyList: ~Copyable {
    private var first: Dependency.Link?

    deinit { Self.dropAll(from: first) }

    /// Adds what the run has read. What a run inside it has read in between is added once more:
    /// that does no harm, and to look for it among all others would take long.
    mutating func add(_ source: Source, of reader: Reader) {
        let confirmed = Tracking.confirmed
        let expected = confirmed == nil ? first : confirmed?.pointee.next
        if let expected, expected.pointee.source === source {
            Tracking.confirmed = expected
            return
        }
        let added = Dependency.link(source, reader: reader)
        insert(added, behind: confirmed)
        Tracking.confirmed = added
    }

    private mutating func insert(_ added: Dependency.Link, behind link: Dependency.Link?) {
        if let link {
            added.pointee.next = link.pointee.next
            link.pointee.next = added
        } else {
            added.pointee.next = first
            first = added
        }
    }

    /// Drops what the run did not read again.
    mutating func endRun() { removeAll(behind: Tracking.confirmed) }

    mutating func removeAll() { removeAll(behind: nil) }

    private mutating func removeAll(behind link: Dependency.Link?) {
        var rest: Dependency.Link?
        if let link {
            (rest, link.pointee.next) = (link.pointee.next, nil)
        } else {
            (rest, first) = (first, nil)
        }
        Self.dropAll(from: rest)
    }

    private static func dropAll(from first: Dependency.Link?) {
        var rest = first
        while let link = rest {
            rest = link.pointee.next
            Dependency.drop(link)
        }
    }

    /// Has the sources tell whether they have changed, until `isSettled`.
    func refresh(until isSettled: () -> Bool) {
        guard let first, !isSettled() else { return }
        guard first.pointee.next != nil else { return first.pointee.source.refresh() }
        // The sources are held, since one that is asked may run a computed property.
        for source in links.map(\.pointee.source) where !isSettled() { source.refresh() }
    }

    /// Returns the first that is made of a source.
    func first<Result>(_ result: (Source) -> Result?) -> Result? {
        var next = first
        while let link = next {
            if let result = result(link.pointee.source) { return result }
            next = link.pointee.next
        }
        return nil
    }

    private var links: some Sequence<Dependency.Link> {
        sequence(state: first) { link in
            defer { link = link?.pointee.next }
            return link
        }
    }

    /// Adds a source behind all that was read, which the next run does not read again.
    mutating func append(_ source: Source, of reader: Reader) {
        var last = first
        while let next = last?.pointee.next { last = next }
        insert(Dependency.link(source, reader: reader), behind: last)
    }

    /// Drops a source.
    mutating func remove(_ source: Source) {
        var before: Dependency.Link?
        for link in links {
            if link.pointee.source === source {
                if let before {
                    before.pointee.next = link.pointee.next
                } else {
                    first = link.pointee.next
                }
                return Dependency.drop(link)
            }
            before = link
        }
    }
}
