/// The environment of one part of the tree: a few values of its own, and all of its parent's, or
/// those of another place in their stead.
///
/// A scope lasts as long as the node that makes it, so a changed value reaches those who read it
/// without a walk through the tree: each value is a ``Source``.
@usableFromInline
final class EnvironmentScope {
    let parent: EnvironmentScope?
    /// The scope of values that are not set here: the parent, or a copy of another place.
    private var base: EnvironmentScope?
    /// The values set here, as a chain: there is usually one.
    private var firstSlot: EnvironmentSlot?
    /// A Boolean value that is true if a value may have been read here: until the content is made,
    /// none has.
    var isInUse = false
    /// The readings here, by key path. A reading owns the scope, and removes itself.
    @exclusivity(unchecked)
    private var readings: [ObjectIdentifier: KnownReading] = [:]
    /// The source for readers of all values here: it changes when a value is set here for the first
    /// time.
    private var additions: Source?
    /// What has made this scope to be shared, and knows it without keeping it.
    private let maker: ScopeMaker?

    init(under parent: EnvironmentScope?, sharedBy maker: ScopeMaker? = nil) {
        self.parent = parent
        self.maker = maker
        base = parent
    }

    deinit { maker?.forget(self) }

    private var slots: some Sequence<EnvironmentSlot> {
        sequence(state: firstSlot) { slot in
            defer { slot = slot?.next }
            return slot
        }
    }

    private func ownSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
        ownSlot { $0 == key }
    }

    @inline(__always)
    private func ownSlot(where isWanted: (ObjectIdentifier) -> Bool) -> EnvironmentSlot? {
        // The scope owns its slots, and nothing is called while they are looked through: to count
        // references would take longer than to compare.
        var slot = firstSlot.map(Unmanaged.passUnretained)
        while let current = slot {
            if current.uncounted({ isWanted($0.key) }) {
                return current.takeUnretainedValue()
            }
            slot = current.uncounted { $0.next.map(Unmanaged.passUnretained) }
        }
        return nil
    }

    @usableFromInline
    func nearestSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
        // As above: a scope owns the one that it is based on.
        var scope = Unmanaged.passUnretained(self)
        while true {
            if let slot = scope.uncounted({ $0.ownSlot(for: key) }) { return slot }
            let base = scope.uncounted { $0.base.map(Unmanaged.passUnretained) }
            guard let base else { return nil }
            scope = base
        }
    }

    /// The value that is seen here: the nearest one, or the default, kept at the root.
    @inlinable
    func slot<Key: EnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key> {
        if let slot = nearestSlot(for: ObjectIdentifier(key)) {
            // A slot found under a key was made for that key, in one of the next two functions.
            return unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self)
        }
        return addDefault(of: key)
    }

    @usableFromInline
    func addDefault<Key: EnvironmentKey>(of key: Key.Type) -> TypedEnvironmentSlot<Key> {
        var root = self
        while let base = root.base { root = base }
        return root.add(TypedEnvironmentSlot<Key>(Key.defaultValue))
    }

    func set<Key: EnvironmentKey>(_ key: Key.Type, to value: Key.Value) {
        if let slot = ownTypedSlot(for: key) {
            slot.value = value
        } else {
            let outer = isInUse ? nearestSlot(for: ObjectIdentifier(key)) : nil
            add(TypedEnvironmentSlot<Key>(value))
            // Those who read the value from further up may find it here from now on.
            outer?.notifyReaders()
            if isInUse { additions?.notifyReaders() }
        }
    }

    /// Returns the value of a key that is set here.
    func ownValue<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
        ownTypedSlot(for: key)?.value
    }

    private func ownTypedSlot<Key: EnvironmentKey>(
        for key: Key.Type
    ) -> TypedEnvironmentSlot<Key>? {
        // As above: what is found under a key was made for it.
        ownSlot(for: ObjectIdentifier(key)).map {
            unsafeDowncast($0, to: TypedEnvironmentSlot<Key>.self)
        }
    }

    /// Returns the reading of a value here: the same for all views that read it.
    func reading<Value>(
        of lookup: EnvironmentLookup<Value>, noticing inbox: ObservationInbox
    ) -> EnvironmentReading<Value> {
        if let known = knownReading(of: lookup.key) {
            // What is known under a key path, or a type, was made for it below.
            return unsafeDowncast(known, to: EnvironmentReading<Value>.self)
        }
        let reading = EnvironmentReading(lookup, in: self, noticing: inbox)
        keep(reading, as: lookup.key)
        return reading
    }

    /// Returns what reads here by a key, if it is known.
    func knownReading(of key: ObjectIdentifier) -> Reader? { readings[key]?.reading }

    /// Knows what reads here by a key, until it takes itself out of the list.
    func keep(_ reading: Reader, as key: ObjectIdentifier) {
        readings[key] = KnownReading(reading: reading)
    }

    /// The nearest scope in which one of some values is set; where none is, that of the defaults.
    func nearest(settingAnyOf keys: [ObjectIdentifier]) -> EnvironmentScope {
        // As above.
        var scope = Unmanaged.passUnretained(self)
        while true {
            let base = scope.uncounted { $0.base.map(Unmanaged.passUnretained) }
            let setsOne = scope.uncounted { $0.ownSlot(where: keys.contains) != nil }
            guard let base, !setsOne else { break }
            scope = base
        }
        return scope.takeUnretainedValue()
    }

    func forgetReading(of key: ObjectIdentifier) {
        readings[key] = nil
    }

    @discardableResult
    private func add<Slot: EnvironmentSlot>(_ slot: Slot) -> Slot {
        slot.next = firstSlot
        firstSlot = slot
        return slot
    }

    /// Sets these values here, and drops all others: readers of those look further up.
    func hold(_ values: [EnvironmentSlot]) {
        for value in values { value.copy(to: self) }
        var dropped: [EnvironmentSlot] = []
        var slot = firstSlot
        firstSlot = nil
        while let current = slot {
            slot = current.next
            if values.contains(where: { $0.key == current.key }) {
                add(current)
            } else {
                dropped.append(current)
            }
        }
        for slot in dropped { slot.notifyReaders() }
        isInUse = true
    }

    /// The values set here, in the order of their names, for printing.
    var printed: [ViewTree.Value] {
        slots.compactMap(\.printed).sorted { $0.name < $1.name }
    }

    /// The values set here that users are not to see.
    var hidden: [AnyObject] { slots.compactMap(\.hidden) }
}

// MARK: - Values of another place

extension EnvironmentScope {
    /// Takes the values that are not set here from `source`, or else the defaults.
    ///
    /// Another place than the parent is copied, and the running body depends on all that is seen
    /// there.
    func inherit(from source: EnvironmentScope?) {
        if source === parent { return look(in: parent) }
        let copy = base === parent ? EnvironmentScope(under: EnvironmentScope(under: nil)) : base
        copy?.hold(
            (source?.seen { !$0.belongsToPlace } ?? [])
                + (parent?.seen(where: \.belongsToPlace) ?? []))
        look(in: copy)
    }

    private func look(in new: EnvironmentScope?) {
        guard let old = base, old !== new else { return }
        base = new
        guard isInUse else { return }
        // Whoever has found a value outside this scope may find another one now.
        for scope in sequence(first: old, next: \.base) {
            for slot in scope.slots { slot.notifyReaders() }
        }
        additions?.notifyReaders()
    }

    /// The values of some kind that are seen here, but for defaults.
    private func seen(where isMeant: (EnvironmentSlot) -> Bool) -> [EnvironmentSlot] {
        var seen: [EnvironmentSlot] = []
        // The outermost scope has the defaults.
        for scope in sequence(first: self, next: \.base) where scope.base != nil {
            scope.noteAdditions()
            for slot in scope.slots
            where isMeant(slot) && !seen.contains(where: { $0.key == slot.key }) {
                slot.noteRead()
                seen.append(slot)
            }
        }
        return seen
    }

    private func noteAdditions() {
        let additions = additions ?? Source()
        self.additions = additions
        additions.noteRead()
    }

    /// Returns true if this scope belongs to a place inside that of `other`.
    func isInside(_ other: EnvironmentScope) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

/// Something that has places side by side share a scope for as long as one of them uses it.
@usableFromInline
class ScopeMaker: Source {
    // The scope has itself forgotten before it goes. With a weak reference to it, each count of
    // references to it, and every node has one, would be a call.
    private final var shared: Unmanaged<EnvironmentScope>?

    /// Returns the scope inside a place, as `prepare` has left it.
    final func sharedScope(
        inside place: EnvironmentScope, _ prepare: (EnvironmentScope) -> Void
    ) -> EnvironmentScope {
        if let scope = shared?.takeUnretainedValue(), scope.parent === place { return scope }
        let scope = EnvironmentScope(under: place, sharedBy: self)
        prepare(scope)
        shared = .passUnretained(scope)
        return scope
    }

    fileprivate final func forget(_ scope: EnvironmentScope) {
        if shared?.toOpaque() == Unmanaged.passUnretained(scope).toOpaque() { shared = nil }
    }
}

/// A reading that is known without being kept alive.
private struct KnownReading {
    // A reading takes itself out of the scope's list when the last view that reads there has left
    // the tree, on the main actor.
    unowned(unsafe) let reading: Reader
}
