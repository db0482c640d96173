/// The place of a stored value, or a path to it from another location.
///
/// Reading through `read()` makes the running body depend on this location, and on nothing else:
/// a body that reads one element of an array does not depend on the array.
@usableFromInline
class Location<Value>: Source {
    /// The places reached from this one that bodies depend on.
    private final var projections = Projections()

    @usableFromInline
    override init() {}

    /// The value, without making anything depend on this location.
    @usableFromInline
    var value: Value { preconditionFailure("an abstract location") }

    /// The value, or the last one if it is gone, without a report.
    var lastValue: Value { value }

    /// The value, if it can be read without a trace: an object records its readers.
    @usableFromInline
    var unnoticedValue: Value? { value }

    /// A Boolean value that is true if writing has no effect.
    var isConstant: Bool { false }

    /// A Boolean value that is true if a write of an equal value is dropped, as state does.
    var dropsEqualWrites: Bool { false }

    /// The node whose state the value is, if it is part of one.
    var owner: Place? { nil }

    @inlinable
    final func read() -> Value {
        noteRead()
        return value
    }

    /// Stores a value. The place that stores it decides if an equal one is dropped.
    func write(_ value: Value, _ transaction: Transaction) {}

    /// Changes the value in place on behalf of `projection`.
    func modify(
        _ transaction: Transaction, by projection: any Projection, _ change: (inout Value) -> Void
    ) {}

    /// Returns true if this is the same place as `other`.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// A Boolean value that is true if anything depends on this place or on one reached from it.
    final var isInUse: Bool { hasReaders || !projections.isEmpty }

    final func add(_ projection: any Projection) {
        projections.add(projection)
        useDidChange()
    }

    final func remove(_ projection: any Projection) {
        projections.remove(projection)
        useDidChange()
    }

    /// Notifies the readers of this place, and of those places reached from it that have changed.
    final func didChange(by writer: (any Projection)? = nil) {
        notifyReaders()
        guard !projections.isEmpty else { return }
        for projection in projections.affected(by: writer) { projection.baseDidChange() }
    }
}

/// The place of the value of a `@State`.
@usableFromInline
final class StateLocation<Value>: Location<Value> {
    @usableFromInline var stored: Value
    // Cleared when the node is unmounted: writing is then without effect on any tree.
    unowned(unsafe) var place: Place?

    init(_ value: Value, place: Place) {
        stored = value
        self.place = place
    }

    @inlinable override var value: Value { stored }
    override var owner: Place? { place }
    override var dropsEqualWrites: Bool { true }

    override func write(_ value: Value, _ transaction: Transaction) {
        guard !Comparison.isSame(stored, value), accepts(transaction) else { return }
        // What was there may look at this state when it goes: it goes when the new value is in place.
        var value = value
        swap(&stored, &value)
        didChange()
    }

    override func modify(
        _ transaction: Transaction, by projection: any Projection,
        _ change: (inout Value) -> Void
    ) {
        guard accepts(transaction) else { return }
        change(&stored)
        didChange(by: projection)
    }

    /// Returns true if a write may happen now, which it may not during an update.
    private func accepts(_ transaction: Transaction) -> Bool {
        guard let place else { return true }
        guard !place.isUpdating else {
            place.report(
                "state of this view was written while the tree was being updated; the write is "
                    + "ignored. Write it in an action, or in onAppear or onChange.")
            return false
        }
        place.add(transaction)
        return true
    }
}

/// A value that is not stored anywhere: `.constant`.
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

/// A value that two closures stand for. What they read and write makes itself known.
final class FunctionLocation<Value>: Location<Value> {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    override var value: Value { getter() }
    override var unnoticedValue: Value? { nil }

    override func write(_ value: Value, _ transaction: Transaction) {
        setter(value, transaction)
    }

    override func modify(
        _ transaction: Transaction, by projection: any Projection,
        _ change: (inout Value) -> Void
    ) {
        var value = getter()
        change(&value)
        setter(value, transaction)
    }
}
