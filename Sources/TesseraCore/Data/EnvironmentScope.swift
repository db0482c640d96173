/// The environment of one part of the tree: a few values of its own, and all of its parent's.
///
/// A scope lasts as long as the node that makes it, so a changed value reaches those who read it
/// without a walk through the tree: each value is a ``Source``.
final class EnvironmentScope {
    let parent: EnvironmentScope?
    /// The values set here, as a chain: there is usually one.
    private var firstSlot: EnvironmentSlot?
    /// Whether anyone may have looked here for a value: until the content is made, nobody has.
    var isInUse = false
    /// What is being read here, by key path. A reading owns the scope, and takes itself out.
    private var readings: [ObjectIdentifier: KnownReading] = [:]
    /// The scope last made by `popped`, for the next control to share.
    private weak var lastPopped: EnvironmentScope?

    init(under parent: EnvironmentScope?) {
        self.parent = parent
    }

    private func ownSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
        var slot = firstSlot
        while let current = slot, current.key != key { slot = current.next }
        return slot
    }

    private func nearestSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let slot = current.ownSlot(for: key) { return slot }
            scope = current.parent
        }
        return nil
    }

    /// The value that is seen here: the nearest one, or the default, kept at the root.
    func slot<Key: EnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key> {
        if let slot = nearestSlot(for: ObjectIdentifier(key)) {
            // A slot found under a key was made for that key, in this function or the next.
            return unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self)
        }
        var root = self
        while let parent = root.parent { root = parent }
        return root.add(TypedEnvironmentSlot<Key>(Key.defaultValue))
    }

    func set<Key: EnvironmentKey>(_ key: Key.Type, to value: Key.Value) {
        if let slot = ownSlot(for: ObjectIdentifier(key)) {
            // As above: what is found under a key was made for it.
            unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self).value = value
        } else {
            let outer = isInUse ? nearestSlot(for: ObjectIdentifier(key)) : nil
            add(TypedEnvironmentSlot<Key>(value))
            // Those who read the value from further up may find it here from now on.
            outer?.notifyReaders()
        }
    }

    /// What reads a value here: the same for all views that read it.
    func reading<Value>(
        of lookup: EnvironmentLookup<Value>, noticing inbox: ObservationInbox
    ) -> EnvironmentReading<Value> {
        if let known = readings[lookup.key] {
            // What is known under a key path, or a type, was made for it below.
            return unsafeDowncast(known.reading, to: EnvironmentReading<Value>.self)
        }
        let reading = EnvironmentReading(lookup, in: self, noticing: inbox)
        readings[lookup.key] = KnownReading(reading: reading)
        return reading
    }

    func forgetReading(of key: ObjectIdentifier) {
        readings[key] = nil
    }

    /// The scope inside a style's body: as this one, with the stack `stack` in place of its own.
    func popped<Configuration>(
        _ key: StyleKey<Configuration>.Type, to stack: StyleLayer<Configuration>?
    ) -> EnvironmentScope {
        if let lastPopped,
            let slot = lastPopped.ownSlot(for: ObjectIdentifier(key))
                as? TypedEnvironmentSlot<StyleKey<Configuration>>,
            slot.value === stack
        {
            return lastPopped
        }
        let scope = EnvironmentScope(under: self)
        scope.add(TypedEnvironmentSlot<StyleKey<Configuration>>(stack))
        lastPopped = scope
        return scope
    }

    @discardableResult
    private func add<Slot: EnvironmentSlot>(_ slot: Slot) -> Slot {
        slot.next = firstSlot
        firstSlot = slot
        return slot
    }

    /// Drops the values that are not among `writes`; who read them looks further up.
    func keepOnly(_ writes: [EnvironmentWrite]) {
        var dropped: [EnvironmentSlot] = []
        var slot = firstSlot
        firstSlot = nil
        while let current = slot {
            slot = current.next
            if writes.contains(where: { $0.key == current.key }) {
                add(current)
            } else {
                dropped.append(current)
            }
        }
        for slot in dropped { slot.notifyReaders() }
    }

    /// The values set here, in the order of their names, for printing.
    var printed: [ViewTree.Value] {
        var values: [ViewTree.Value] = []
        var slot = firstSlot
        while let current = slot {
            if let printed = current.printed { values.append(printed) }
            slot = current.next
        }
        return values.sorted { $0.name < $1.name }
    }
}

/// A reading that is known without being kept alive.
private struct KnownReading {
    // A reading takes itself out of the scope's list when the last view that reads there has left
    // the tree, on the main actor.
    unowned(unsafe) let reading: Reader
}

/// One value of a scope.
class EnvironmentSlot: Source {
    let key: ObjectIdentifier
    fileprivate final var next: EnvironmentSlot?

    init(key: ObjectIdentifier) { self.key = key }

    var printed: ViewTree.Value? { nil }
}

final class TypedEnvironmentSlot<Key: EnvironmentKey>: EnvironmentSlot {
    var value: Key.Value {
        didSet { if !Comparison.isSame(oldValue, value) { notifyReaders() } }
    }

    init(_ value: Key.Value) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self))
    }

    func read() -> Key.Value {
        noteRead()
        return value
    }

    override var printed: ViewTree.Value? {
        guard !(Key.self is any HiddenEnvironmentKey.Type) else { return nil }
        return ViewTree.Value(
            name: TypeName.environmentValue(Key.self), value: TesseraCore.printed(value))
    }
}

/// A key of the graph's own, which is no part of what users see of the environment.
protocol HiddenEnvironmentKey {}
