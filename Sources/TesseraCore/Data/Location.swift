/// A position in a living tree where state is stored and environment values are read.
public class Place: Reader {
    /// The environment of the views inside this place.
    @exclusivity(unchecked)
    @usableFromInline final var scope: EnvironmentScope

    init(_ scope: EnvironmentScope) { self.scope = scope }

    /// The path of the view at this place, or of its nearest ancestor.
    var pathInTree: String { "" }

    /// Reports a mistake in the view at this place.
    func report(_ message: String) {}

    /// Whether the tree is being updated. State must not be written then.
    var isUpdating: Bool { false }

    /// Merges the transaction of a write into that of the next update.
    func add(_ transaction: Transaction) {}

    /// Returns whether a state may be written at a place, which receives the transaction. Writes
    /// during an update are reported and ignored.
    static func accepts(_ transaction: Transaction, at place: Place?) -> Bool {
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

    /// The inbox for changes of observable objects that bodies of this tree have read.
    var observations: ObservationInbox { preconditionFailure("an abstract place") }
}

extension Tracking {
    /// The place whose body is running, or the place that reads a shared value.
    static var place: Place? { reader as? Place ?? reader?.lastUser as? Place }

    /// The place of the view whose action is being performed.
    // Main actor only.
    nonisolated(unsafe) static var actor: Place?
}

/// Reports a mistake in the use of the view whose body is running, or whose action is performed.
///
/// The view's host keeps the issue, with the view's path, and passes it to its receiver or prints
/// it on standard error. Call this function in a `body`, in a style's `makeBody` or in an action, on
/// the main actor. After reporting, show a sensible fallback and leave the user's values unchanged.
public func reportRuntimeIssue(_ message: String) {
    report(message, elsewhere: "outside a tree")
}

/// Reports an issue at the view whose body is running or whose action is performed, or else under
/// another path.
func report(_ message: String, elsewhere path: String) {
    if let place = Tracking.place ?? Tracking.actor {
        place.report(message)
    } else {
        RuntimeIssue.receiver.receive(RuntimeIssue(path: path, message: message))
    }
}

/// The place of a stored value, or a path to a part of another location's value.
///
/// Reading through `read()` makes the running body depend on this location only: a body that reads
/// one element of an array does not depend on the array.
@usableFromInline
class Location<Value>: Source {
    /// The projections of this location that have readers, by position. Writing one element of ten
    /// thousand notifies its readers only.
    private final var projections: [Int: [any Projection]] = [:]
    /// The projections without a position that have readers.
    private final var otherProjections: [any Projection] = []

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
    final var isInUse: Bool { hasReaders || !otherProjections.isEmpty || !projections.isEmpty }

    final func add(_ projection: any Projection) {
        if let position = projection.position {
            projections[position, default: []].append(projection)
        } else {
            otherProjections.append(projection)
        }
        useDidChange()
    }

    final func remove(_ projection: any Projection) {
        if let position = projection.position {
            projections[position]?.removeAll { $0 === projection }
            if projections[position]?.isEmpty == true { projections[position] = nil }
        } else {
            otherProjections.removeAll { $0 === projection }
        }
        useDidChange()
    }

    /// Notifies the readers of this location, and the readers of the projections that have changed.
    final func didChange(by writer: (any Projection)? = nil) {
        notifyReaders()
        for projection in projections(affectedBy: writer) { projection.baseDidChange() }
    }

    /// Returns the projections that a write may have changed: all, or those that overlap the
    /// writer's part.
    private final func projections(affectedBy writer: (any Projection)?) -> [any Projection] {
        if projections.isEmpty { return otherProjections }
        if let position = writer?.position {
            return (projections[position] ?? []) + otherProjections
        }
        // Sorted, so that bodies run in the same order each time the program runs.
        return projections.keys.sorted(by: >).flatMap { projections[$0] ?? [] } + otherProjections
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

/// A location derived from another location.
@usableFromInline
protocol Projection: AnyObject {
    /// A number for the part, if writing a part with a different number does not change it;
    /// otherwise `nil`.
    var position: Int? { get }
    /// Notifies the readers if the value has changed since they read it.
    func baseDidChange()
}
