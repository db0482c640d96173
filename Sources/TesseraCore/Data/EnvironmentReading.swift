/// The value of an `@Environment` property in one part of the tree, for all views there that read
/// it.
///
/// The value is kept until one that it is made of changes, and its readers are notified only if it
/// is another value then: a body that reads `\.book.title` does not run when another property of
/// the book changes.
@usableFromInline
final class EnvironmentReading<Value>: Reader {
    let lookup: EnvironmentLookup<Value>
    private let scope: EnvironmentScope
    @usableFromInline let source = ReadingSource()
    /// The value last read; `nil` if it has to be read again.
    @exclusivity(unchecked)
    @usableFromInline var last: Value?
    /// The value that the readers have seen, while it is unknown if they would see the same now.
    private var seen: Value?
    private var isUpdating = false
    private let inbox: ObservationInbox
    private var observation: BodyObservation?
    /// The number of properties of views in the tree that read here.
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

    /// Removes the reading from all lists when the last view that reads here has left the tree.
    /// The rest of that view may be freed on any thread.
    private func close() {
        guard !isClosed else { return }
        isClosed = true
        source.reading = nil
        observation?.cancel()
        dependencies.removeAll()
        scope.forgetReading(of: lookup.key)
        (last, seen) = (nil, nil)
    }

    /// The value; `nil` only if it is an object that has not been set.
    @inlinable
    func read() -> Value? {
        source.noteRead()
        return last ?? update()
    }

    @usableFromInline
    func update() -> Value? {
        // A computed property may come back here by way of a view: that is part of the same run.
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

    /// Something that the value is made of has changed. More may follow before the tree is up to
    /// date, so whether the value has changed is found out when a reader has its turn.
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
    // Cleared when the reading goes.
    unowned(unsafe) fileprivate var reading: Reader?

    override func refresh() { reading?.refresh() }
}

/// The way to a value in an environment.
@usableFromInline
enum EnvironmentLookup<Value>: Equatable {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectLookup<Value>)

    /// The value; `nil` only if it is an object that has not been set.
    func value(in values: EnvironmentValues) -> Value? {
        switch self {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let lookup): lookup.find(values)
        }
    }

    /// The identity of this way among those in one scope.
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
        // The value's type says which object is meant.
        case (.object, .object): true
        default: false
        }
    }
}

/// Finds the observable object of a type.
@usableFromInline
final class ObjectLookup<Value> {
    let find: (EnvironmentValues) -> Value?

    init(_ find: @escaping (EnvironmentValues) -> Value?) {
        self.find = find
    }
}
