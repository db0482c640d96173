/// The place of a stored value, or a path to a part of another location's value.
///
/// Reading through `read()` makes the running body depend on this location only: a body that reads
/// one element of an array does not depend on the array.
@usableFromInline
class Location<Value>: Source {
    /// The projections of this location that have readers.
    private final var projections = Projections()

    @usableFromInline
    override init() {}

    /// The value, read without a dependency on this location.
    @usableFromInline
    var value: Value { preconditionFailure("an abstract location") }

    /// The value, or the last known value if it no longer exists. Reading it reports no issue.
    var lastValue: Value { value }

    /// The value, if reading it records no dependency. Observable objects and closures may record
    /// their readers.
    @usableFromInline
    var unnoticedValue: Value? { value }

    /// Whether writing has no effect.
    var isConstant: Bool { false }

    /// Whether the location drops a write of an equal value, as a state does.
    var dropsEqualWrites: Bool { false }

    /// The place of the state that stores the value, if a state stores it.
    var owner: Place? { nil }

    @inlinable
    final func read() -> Value {
        noteRead()
        return value
    }

    /// Stores a value. The location that stores it decides whether to drop an equal value.
    func write(_ value: Value, _ transaction: Transaction) {}

    /// Changes the value for `projection`, in place if the location stores it.
    func modify(
        _ transaction: Transaction, by projection: any Projection, _ change: (inout Value) -> Void
    ) {
        var value = value
        change(&value)
        write(value, transaction)
    }

    /// Returns whether this and `other` are the same location.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether this location or one of its projections has readers.
    final var isInUse: Bool { hasReaders || !projections.isEmpty }

    final func add(_ projection: any Projection) {
        projections.add(projection)
        useDidChange()
    }

    final func remove(_ projection: any Projection) {
        projections.remove(projection)
        useDidChange()
    }

    /// Notifies the readers of this location, and the readers of the projections that have changed.
    final func didChange(by writer: (any Projection)? = nil) {
        notifyReaders()
        guard !projections.isEmpty else { return }
        for projection in projections.affected(by: writer) { projection.baseDidChange() }
    }
}

/// The location of a `@State`'s value.
@usableFromInline
final class StateLocation<Value>: Location<Value> {
    @usableFromInline var stored: Value
    // Cleared when the node is unmounted. Later writes affect no tree.
    unowned(unsafe) var place: Place?

    init(_ value: Value, place: Place) {
        stored = value
        self.place = place
    }

    @inlinable override var value: Value { stored }
    override var owner: Place? { place }
    override var dropsEqualWrites: Bool { true }

    override func write(_ value: Value, _ transaction: Transaction) {
        guard !Comparison.isSame(stored, value), Place.accepts(transaction, at: place)
        else { return }
        // Freeing the old value may read this state, so the new value is stored first.
        var value = value
        swap(&stored, &value)
        didChange()
    }

    override func modify(
        _ transaction: Transaction, by projection: any Projection,
        _ change: (inout Value) -> Void
    ) {
        guard Place.accepts(transaction, at: place) else { return }
        change(&stored)
        didChange(by: projection)
    }
}

/// The constant value of a `.constant` binding.
final class ConstantLocation<Value>: Location<Value> {
    private let constant: Value

    init(_ value: Value) { constant = value }

    override var value: Value { constant }
    override var isConstant: Bool { true }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return Comparison.isSame(constant, other.constant)
    }
}

/// A value read and written by two closures. The closures record their own dependencies.
final class FunctionLocation<Value>: Location<Value> {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// Two locations with equal identities count as the same.
    private let identity: [AnyHashable]?

    init(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void,
        identity: [AnyHashable]? = nil
    ) {
        getter = get
        setter = set
        self.identity = identity
    }

    override var value: Value { getter() }
    override var unnoticedValue: Value? { nil }

    override func write(_ value: Value, _ transaction: Transaction) {
        setter(value, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let identity, let other = other as? FunctionLocation else { return self === other }
        return identity == other.identity
    }
}
