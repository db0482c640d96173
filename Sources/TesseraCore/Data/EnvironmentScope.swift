/// The environment of one part of the tree: the values set there, and a base scope for all others.
///
/// A scope lives as long as the node that creates it. Each value is a ``Source``, so a change
/// reaches its readers without a walk through the tree.
@usableFromInline
final class EnvironmentScope {
    let parent: EnvironmentScope?
    /// The scope of values that are not set here: the parent, or a copy of another place's scope.
    private var base: EnvironmentScope?
    /// The values set here, as a linked list. Most scopes have one value.
    private var firstSlot: EnvironmentSlot?
    /// Whether a value may have been read here. It is `false` until the content is created.
    var isInUse = false
    /// The readings here, by key path. A reading owns the scope and removes itself.
    @exclusivity(unchecked)
    private var readings: [ObjectIdentifier: KnownReading] = [:]
    /// The source for readers of all values here: it changes when a value is set here for the first
    /// time.
    private var additions: Source?
    /// The object that shares this scope, and keeps only an unowned reference to it.
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
        // The scope owns its slots, and the loop calls no other code, so the references stay valid.
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
        // As above: a scope owns its base.
        var scope = Unmanaged.passUnretained(self)
        while true {
            if let slot = scope.uncounted({ $0.ownSlot(for: key) }) { return slot }
            let base = scope.uncounted { $0.base.map(Unmanaged.passUnretained) }
            guard let base else { return nil }
            scope = base
        }
    }

    /// Returns the nearest slot of a key, or the slot of its default at the root.
    @inlinable
    func slot<Key: EnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key> {
        if let slot = nearestSlot(for: ObjectIdentifier(key)) {
            // The slots of a key are created with that key, in `addDefault(of:)` and `set(_:to:)`.
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
            // Readers of the outer value may now find this value.
            outer?.notifyReaders()
            if isInUse { additions?.notifyReaders() }
        }
    }

    /// Returns the value of a key if it is set here.
    func ownValue<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
        ownTypedSlot(for: key)?.value
    }

    private func ownTypedSlot<Key: EnvironmentKey>(
        for key: Key.Type
    ) -> TypedEnvironmentSlot<Key>? {
        // As above: the slots of a key are created with that key.
        ownSlot(for: ObjectIdentifier(key)).map {
            unsafeDowncast($0, to: TypedEnvironmentSlot<Key>.self)
        }
    }

    /// Returns the reading of a value, shared by all views that read it here.
    func reading<Value>(
        of lookup: EnvironmentLookup<Value>, noticing inbox: ObservationInbox
    ) -> EnvironmentReading<Value> {
        if let known = knownReading(of: lookup.key) {
            // The reading of a key path or type is created with it, below.
            return unsafeDowncast(known, to: EnvironmentReading<Value>.self)
        }
        let reading = EnvironmentReading(lookup, in: self, noticing: inbox)
        keep(reading, as: lookup.key)
        return reading
    }

    /// Returns the reading registered under a key.
    func knownReading(of key: ObjectIdentifier) -> Reader? { readings[key]?.reading }

    /// Registers a reading under a key, until the reading removes itself.
    func keep(_ reading: Reader, as key: ObjectIdentifier) {
        readings[key] = KnownReading(reading: reading)
    }

    /// Returns the nearest scope that sets any of the keys, or the root scope of the defaults.
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

    /// Sets these values here and drops all others. Readers of the dropped values look them up in
    /// the base.
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

    /// The values set here, sorted by name, for printing.
    var printed: [ViewTree.Value] {
        slots.compactMap(\.printed).sorted { $0.name < $1.name }
    }

    /// The values set here that are hidden from users.
    var hidden: [AnyObject] { slots.compactMap(\.hidden) }
}

// MARK: - Values of another place

extension EnvironmentScope {
    /// Takes the values that are not set here from `source`, or else the defaults.
    /// Makes `source` the base of this scope, or the defaults if `source` is `nil`.
    ///
    /// A source other than the parent is copied, and the running body depends on all values of the
    /// copy.
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
        // Readers of values outside this scope may now find different values.
        for scope in sequence(first: old, next: \.base) {
            for slot in scope.slots { slot.notifyReaders() }
        }
        additions?.notifyReaders()
    }

    /// Returns the values visible here that meet a condition, without defaults.
    private func seen(where isMeant: (EnvironmentSlot) -> Bool) -> [EnvironmentSlot] {
        var seen: [EnvironmentSlot] = []
        // The root scope holds the defaults.
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

    /// Returns whether this scope belongs to a place inside that of `other`.
    func isInside(_ other: EnvironmentScope) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

/// An object whose sibling places share one scope while any of them uses it.
@usableFromInline
class ScopeMaker: Source {
    // The scope clears this reference when it is freed.
    private final var shared: Unmanaged<EnvironmentScope>?

    /// Returns the shared scope inside a place. The first call creates and prepares it.
    final func sharedScope(
        inside place: EnvironmentScope, _ prepare: (EnvironmentScope) -> Void
    ) -> EnvironmentScope {
        if let scope = shared?.takeUnretainedValue(), scope.parent === place { return scope }
        let scope = EnvironmentScope(under: place, sharedBy: self)
        prepare(scope)
        shared = .passUnretained(scope)
        return scope
    }

    /// Makes the next call create a scope.
    final func forgetShared() { shared = nil }

    fileprivate final func forget(_ scope: EnvironmentScope) {
        if shared?.toOpaque() == Unmanaged.passUnretained(scope).toOpaque() { shared = nil }
    }
}

/// An unowned reference to a reading.
private struct KnownReading {
    // A reading removes itself from the scope, on the main actor, when its last user leaves the
    // tree.
    unowned(unsafe) let reading: Reader
}
