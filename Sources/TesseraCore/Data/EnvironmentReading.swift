/// The value of an `@Environment` property in one scope, shared by all views that read it there.
///
/// The value is kept until one of its sources changes. Readers are notified only if the new value
/// differs: a body that reads `\.book.title` does not run when another property of the book
/// changes.
@usableFromInline
final class EnvironmentReading<Value>: Reader {
    let lookup: EnvironmentLookup<Value>
    private let scope: EnvironmentScope
    @usableFromInline let source = ReadingSource()
    /// The value last read; `nil` if it must be read again.
    @exclusivity(unchecked)
    @usableFromInline var last: Value?
    /// The value that the readers have seen, kept while the new value is unknown.
    private var seen: Value?
    private var isUpdating = false
    private let inbox: ObservationInbox
    private var observation: BodyObservation?
    /// The number of properties in the tree that use this reading.
    private var users = 0
    private var isClosed = false

    init(
        _ lookup: EnvironmentLookup<Value>, in scope: EnvironmentScope,
        noticing inbox: ObservationInbox
    ) {
        self.lookup = lookup
        self.scope = scope
        self.inbox = inbox
        super.init()
        source.reading = self
    }

    deinit { close() }

    func addUser() { users += 1 }

    func removeUser() {
        users -= 1
        if users == 0 { close() }
    }

    /// Removes the reading from all lists when its last user leaves the tree. The user's view may
    /// be freed later, on any thread.
    private func close() {
        guard !isClosed else { return }
        isClosed = true
        source.reading = nil
        observation?.cancel()
        dependencies.removeAll()
        scope.forgetReading(of: lookup.key)
        (last, seen) = (nil, nil)
    }

    /// Returns the value; `nil` only for an object that is not set.
    @inlinable
    func read() -> Value? {
        source.noteRead()
        return last ?? update()
    }

    @usableFromInline
    func update() -> Value? {
        // A computed property may call a view that reads the same value: that is part of the same
        // run.
        guard !isUpdating, !isClosed else { return lookup.value(in: EnvironmentValues(scope)) }
        isUpdating = true
        var value: Value?
        observation = BodyObservation.run(as: self, noticing: inbox, observation) {
            value = lookup.value(in: EnvironmentValues(scope))
        }
        isUpdating = false
        last = value
        if let old = seen {
            seen = nil
            if let value, Comparison.isSame(old, value) { return value }
            source.notifyReaders()
        }
        return value
    }

    /// Marks the value as unknown after one of its sources has changed. More sources may change
    /// before the update, so the value is compared when a reader is due.
    override func invalidate() {
        guard let old = last else { return }
        last = nil
        guard source.hasReaders else { return }
        seen = old
        source.askReaders()
    }

    override func refresh() {
        if seen != nil { _ = update() }
    }
}

/// The source that the readers of an environment value depend on.
@usableFromInline
final class ReadingSource: Source {
    // Cleared when the reading closes.
    unowned(unsafe) fileprivate var reading: Reader?

    override func refresh() { reading?.refresh() }
}

/// A path to a value in an environment.
@usableFromInline
enum EnvironmentLookup<Value>: Equatable {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectLookup<Value>)

    /// Returns the value; `nil` only for an object that is not set.
    func value(in values: EnvironmentValues) -> Value? {
        switch self {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let lookup): lookup.find(values)
        }
    }

    /// The identity of this path among the readings of one scope.
    var key: ObjectIdentifier {
        switch self {
        case .keyPath(let keyPath): ObjectIdentifier(keyPath)
        case .object: ObjectIdentifier(Value.self)
        }
    }

    @usableFromInline
    static func == (old: EnvironmentLookup, new: EnvironmentLookup) -> Bool {
        switch (old, new) {
        case (.keyPath(let old), .keyPath(let new)): old == new
        // The value's type identifies the object.
        case (.object, .object): true
        default: false
        }
    }
}

/// A closure that finds the observable object of a type.
@usableFromInline
final class ObjectLookup<Value> {
    let find: (EnvironmentValues) -> Value?

    init(_ find: @escaping (EnvironmentValues) -> Value?) {
        self.find = find
    }
}
