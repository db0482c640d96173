/// The value of an `@Environment` property in one scope, shared by all views that read it there.
///
/// The value is kept until one of its sources changes. Readers are notified only if the new value
/// differs: a body that reads `\.book.title` does not run when another property of the book
/// changes.
@usableFromInline
package final class EnvironmentReading<Value>: Reader {
    let keyPath: KeyPath<EnvironmentValues, Value>
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

    init(
        _ keyPath: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope,
        noticing inbox: ObservationInbox
    ) {
        self.keyPath = keyPath
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
        guard source.reading != nil else { return }
        source.reading = nil
        observation?.cancel()
        dependencies.removeAll()
        scope.readings[ObjectIdentifier(keyPath)] = nil
        (last, seen) = (nil, nil)
    }

    @inlinable
    package func read() -> Value {
        source.noteRead()
        return last ?? update()
    }

    @usableFromInline
    func update() -> Value {
        // A computed property may call a view that reads the same value: that is part of the same
        // run.
        guard !isUpdating, source.reading != nil else {
            return EnvironmentValues(scope)[keyPath: keyPath]
        }
        isUpdating = true
        let value: Value
        (value, observation) = BodyObservation.run(as: self, noticing: inbox, observation) {
            EnvironmentValues(scope)[keyPath: keyPath]
        }
        isUpdating = false
        last = value
        if let old = seen {
            seen = nil
            if !Comparison.isSame(old, value) { source.notifyReaders() }
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

    override var lastUser: Reader? { source.firstReader?.pointee.reader }

    override func refresh() {
        if seen != nil { _ = update() }
    }
}

/// The source that the readers of an environment value depend on.
@usableFromInline
final class ReadingSource: Source {
    // Cleared when the reading closes.
    unowned(unsafe) fileprivate var reading: Reader?
    /// The reading while it has readers, which keep it.
    private var kept: Reader?

    override func refresh() { reading?.refresh() }

    override func useDidChange() { kept = hasReaders ? reading : nil }
}

extension EnvironmentValues {
    /// Returns the reading of a value that is computed from the values of these keys only. It is
    /// kept in the nearest scope that sets one of them, for all places inside. Changes of
    /// observable objects are not noticed.
    package func reading<Value>(
        of keyPath: KeyPath<EnvironmentValues, Value>, from keys: [ObjectIdentifier]
    ) -> EnvironmentReading<Value>? {
        scope?.nearest(settingAnyOf: keys).reading(of: keyPath, noticing: .unread)
    }
}
