/// The environment of one part of the tree: the values set there, and a parent scope for all others.
///
/// A scope lives as long as a node or reading uses it. Each value is a ``Source``, so a change
/// reaches its readers without a walk through the tree.
@usableFromInline
final class EnvironmentScope {
    /// The scope of values that are not set here; `nil` for the root scope, which has the defaults.
    let parent: EnvironmentScope?
    /// The values set here, as a linked list. Most scopes have one value.
    private var firstSlot: EnvironmentSlot?
    /// Whether a value may have been read here. It is `false` until the content is created.
    var isInUse = false
    /// The readings here, by key path. A reading owns the scope. It removes itself, on the main
    /// actor, when its last user leaves the tree.
    @exclusivity(unchecked)
    var readings: [ObjectIdentifier: Unmanaged<Reader>] = [:]

    /// The object that shares this scope, and keeps only an unowned reference to it.
    private let maker: ScopeMaker?

    init(under parent: EnvironmentScope?, sharedBy maker: ScopeMaker? = nil) {
        (self.parent, self.maker) = (parent, maker)
    }

    deinit { maker?.forget(self) }

    private var slots: some Sequence<EnvironmentSlot> {
        sequence(state: firstSlot) { slot in
            defer { slot = slot?.next }
            return slot
        }
    }

    /// The values that are set and visible here, without defaults.
    var visibleSlots: [EnvironmentSlot] {
        var visible: [EnvironmentSlot] = []
        for scope in sequence(first: self, next: \.parent) where scope.parent != nil {
            visible += scope.slots.filter { slot in !visible.contains { $0.key == slot.key } }
        }
        return visible
    }

    private func ownSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
        // Uncounted references are safe: the scope owns its slots, and the loop calls no other code.
        var slot = firstSlot.map(Unmanaged.passUnretained)
        while let current = slot, current.uncounted({ $0.key != key }) {
            slot = current.uncounted { $0.next.map(Unmanaged.passUnretained) }
        }
        return slot?.takeUnretainedValue()
    }

    @usableFromInline
    func nearestSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
        // As above: a scope owns its parent.
        var scope = Unmanaged.passUnretained(self)
        while true {
            if let slot = scope.uncounted({ $0.ownSlot(for: key) }) { return slot }
            let parent = scope.uncounted { $0.parent.map(Unmanaged.passUnretained) }
            guard let parent else { return nil }
            scope = parent
        }
    }

    /// Returns the nearest slot of a key, or the slot of its default at the root.
    @inlinable
    func slot<Key: EnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key> {
        if let slot = nearestSlot(for: ObjectIdentifier(key)) {
            // The slots of a key are created with that key, in `addDefault(of:)` and `set(_:to:)`.
            return slot as! TypedEnvironmentSlot<Key>
        }
        return addDefault(of: key)
    }

    @usableFromInline
    func addDefault<Key: EnvironmentKey>(of key: Key.Type) -> TypedEnvironmentSlot<Key> {
        var root = self
        while let parent = root.parent { root = parent }
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
        }
    }

    /// Returns the slot of a key if it is set here.
    func ownTypedSlot<Key: EnvironmentKey>(
        for key: Key.Type
    ) -> TypedEnvironmentSlot<Key>? {
        ownSlot(for: ObjectIdentifier(key)) as? TypedEnvironmentSlot<Key>
    }

    /// Returns the reading of a value, shared by all views that read it here.
    func reading<Value>(
        of keyPath: KeyPath<EnvironmentValues, Value>,
        noticing inbox: ObservationInbox
    ) -> EnvironmentReading<Value> {
        let key = ObjectIdentifier(keyPath)
        let known = readings[key]?.takeUnretainedValue()
        if let known = known as? EnvironmentReading<Value> { return known }
        let reading = EnvironmentReading(keyPath, in: self, noticing: inbox)
        readings[key] = .passUnretained(reading)
        return reading
    }

    /// Returns the nearest scope that sets any of the keys, or the root scope of the defaults.
    func nearest(settingAnyOf keys: [ObjectIdentifier]) -> EnvironmentScope {
        var scope = self
        while let parent = scope.parent, !keys.contains(where: { scope.ownSlot(for: $0) != nil }) {
            scope = parent
        }
        return scope
    }

    @discardableResult
    private func add<Slot: EnvironmentSlot>(_ slot: Slot) -> Slot {
        slot.next = firstSlot
        firstSlot = slot
        return slot
    }

    /// Sets these values here and drops all others. Readers of the dropped values look them up in
    /// the parent.
    func hold(_ values: [EnvironmentSlot]) {
        for value in values { value.copy(to: self) }
        isInUse = true
        func isHeld(_ slot: EnvironmentSlot) -> Bool { values.contains { $0.key == slot.key } }
        guard !slots.allSatisfy(isHeld) else { return }
        let all = Array(slots)
        firstSlot = nil
        for slot in all where isHeld(slot) { add(slot) }
        for slot in all where !isHeld(slot) { slot.notifyReaders() }
    }

    /// The values set here, sorted by name, for printing.
    var printed: [ViewTree.Value] {
        slots.compactMap(\.printed).sorted { $0.name < $1.name }
    }

    /// Whether a view reads a value set here.
    var hasReaders: Bool { slots.contains(where: \.hasReaders) }

    /// Returns whether this scope belongs to a place inside that of `other`.
    func isInside(_ other: EnvironmentScope) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

/// An object that lets sibling places of one kind share a scope while any of them uses it.
@usableFromInline
class ScopeMaker: Source {
    // The scope clears this reference when it is freed. A weak reference would slow down each use
    // of the scope.
    private final var shared: Unmanaged<EnvironmentScope>?
    private final var kind: Any.Type?
    /// The round of updates in which the shared scope was last prepared.
    private final var round = 0

    /// Returns the shared scope of a kind inside a place. The first call in each round of updates
    /// prepares it, because the values may have changed since the earlier places came.
    final func sharedScope(
        of kind: Any.Type, inside place: EnvironmentScope, in round: Int = 0,
        _ prepare: (EnvironmentScope) -> Void
    ) -> EnvironmentScope {
        if let scope = shared?.takeUnretainedValue(), scope.parent === place, self.kind == kind {
            if self.round != round { prepare(scope) }
            self.round = round
            return scope
        }
        let scope = EnvironmentScope(under: place, sharedBy: self)
        prepare(scope)
        (shared, self.kind, self.round) = (.passUnretained(scope), kind, round)
        return scope
    }

    fileprivate final func forget(_ scope: EnvironmentScope) {
        if shared?.uncounted({ $0 === scope }) == true { shared = nil }
    }
}

/// An environment value that is set in a scope, or about to be set.
@usableFromInline
class EnvironmentSlot: Source {
    final let key: ObjectIdentifier
    /// The next value set in the same scope.
    final var next: EnvironmentSlot?

    init(key: ObjectIdentifier) { self.key = key }

    /// The value with its name, if it is visible to users.
    var printed: ViewTree.Value? { nil }

    /// Sets the value in `scope`.
    func copy(to scope: EnvironmentScope) {}
    /// Whether the value belongs to its place and is not copied to another place.
    var belongsToPlace: Bool { false }
    /// Returns a slot with the value of the same key in another scope, or the default value.
    func settingDefault(of scope: EnvironmentScope?) -> EnvironmentSlot { self }
}

@usableFromInline
final class TypedEnvironmentSlot<Key: EnvironmentKey>: EnvironmentSlot {
    @exclusivity(unchecked)
    @usableFromInline var value: Key.Value {
        didSet { if !Comparison.isSame(oldValue, value) { notifyReaders() } }
    }

    init(_ value: Key.Value) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self))
    }

    @inlinable
    func read() -> Key.Value {
        noteRead()
        return value
    }

    override func copy(to scope: EnvironmentScope) { scope.set(Key.self, to: value) }

    override func settingDefault(of scope: EnvironmentScope?) -> EnvironmentSlot {
        TypedEnvironmentSlot(scope?.slot(for: Key.self).read() ?? Key.defaultValue)
    }

    override var belongsToPlace: Bool { Key.self is any PlaceEnvironmentKey.Type }

    override var printed: ViewTree.Value? {
        // A layer of styles is its own key.
        guard !(Key.self is AnyObject.Type) else { return nil }
        return ViewTree.Value(
            name: TypeName.environmentValue(Key.self), value: TesseraCore.printed(value))
    }
}

/// A key bound to a position in the tree. Setting a whole environment does not replace its value.
package protocol PlaceEnvironmentKey: EnvironmentKey {}
