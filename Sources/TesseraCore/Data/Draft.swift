/// A property wrapper for a proposal to change a bound value, such as the value that a finger
/// previews before it is lifted.
///
/// The projected value is a binding to the value and the proposal. A view that reads a part of both
/// runs again only if that part has changed.
///
/// ```swift
/// struct Dial: View {
///     @Draft<Double, Double?> private var proposal: Double?
///     init(value: Binding<Double>) { _proposal = Draft(of: value, proposing: nil) }
/// }
/// ```
@propertyWrapper
public struct Draft<Value, Proposal>: DynamicProperty, GraphField {
    private let bound: Location<Value>
    private let initial: Proposal
    private var location: DraftLocation<Value, Proposal>?

    /// Creates a draft of a value with an initial proposal.
    public init(of value: Binding<Value>, proposing initial: Proposal) {
        bound = value.location
        self.initial = initial
    }

    /// The proposal.
    public var wrappedValue: Proposal {
        get {
            guard let location else { return initial }
            return location.readProposal()
        }
        nonmutating set { location?.propose(newValue) }
    }

    /// A binding to the value and the proposal. Writing it changes the proposal only.
    public var projectedValue: Binding<Drafted<Value, Proposal>> {
        let location = location ?? DraftLocation(of: bound, initial, place: nil)
        location.update()
        return Binding(location)
    }

    /// Writes a value, and sets the proposal to its initial value. Readers are notified once.
    public func commit(_ value: Value) {
        location?.propose(initial) { bound.write(value, .current) }
    }

    mutating func install(for place: Place) {
        location = DraftLocation(of: bound, initial, place: place)
    }

    mutating func takeOver(from old: inout Draft, for place: Place) {
        location = old.location
        location?.follow(bound)
    }

    mutating func uninstall(for place: Place) { location?.place = nil }
}

extension Draft: GraphComparable {
    static func isSame(_ old: Draft, _ new: Draft) -> Bool { old.bound.isSame(as: new.bound) }
}

/// A value, with the proposal to change it.
public struct Drafted<Value, Proposal> {
    /// The value.
    public fileprivate(set) var value: Value
    /// The proposal.
    public var proposal: Proposal
}

/// The location of a draft. It remains the same when the view receives a binding to another value.
final class DraftLocation<Value, Proposal>: Location<Drafted<Value, Proposal>>, Projection {
    private var bound: Location<Value>
    private var proposal: Proposal
    /// The value as the readers know it.
    private var known: Value?
    // Cleared when the node is unmounted.
    unowned(unsafe) fileprivate var place: Place?
    /// Whether the bound location has this location among its projections.
    private var isAdded = false
    /// Whether the readers have not been notified of the proposal.
    private var isNoticeDue = false

    init(of bound: Location<Value>, _ proposal: Proposal, place: Place?) {
        self.bound = bound
        self.proposal = proposal
        self.place = place
    }

    override var value: Drafted<Value, Proposal> {
        // A change of the value is reported only while it has readers.
        if isAdded, let known { return Drafted(value: known, proposal: proposal) }
        return Drafted(value: bound.value, proposal: proposal)
    }

    override var owner: Place? { place }

    override func write(_ new: Drafted<Value, Proposal>, _ transaction: Transaction) {
        propose(new.proposal, transaction)
    }

    func readProposal() -> Proposal {
        noteRead()
        return proposal
    }

    /// Sets the proposal while `write` writes a value. Readers are notified once.
    func propose(
        _ new: Proposal, _ transaction: Transaction = .current, writing write: () -> Void = {}
    ) {
        isNoticeDue = !Comparison.isSame(proposal, new) && Place.accepts(transaction, at: place)
        if isNoticeDue { proposal = new }
        write()
        if isNoticeDue { didChange() }
        isNoticeDue = false
    }

    override func useDidChange() {
        guard isInUse != isAdded else { return }
        isAdded = isInUse
        guard isAdded else { return bound.remove(self) }
        bound.add(self)
        known = bound.unnoticedValue ?? known
    }

    var position: Int? { nil }

    func baseDidChange() {
        if let value = bound.unnoticedValue { take(value) }
    }

    /// Follows the value of another binding.
    func follow(_ new: Location<Value>) {
        guard !bound.isSame(as: new) else { return }
        if isAdded {
            bound.remove(self)
            new.add(self)
        }
        bound = new
        baseDidChange()
    }

    /// Reads a value that only its readers can follow, such as that of two closures, for the running
    /// body.
    func update() {
        guard bound.unnoticedValue == nil else { return }
        let value = bound.read()
        if let known, Comparison.isSame(known, value) { return }
        take(value)
    }

    private func take(_ value: Value) {
        known = value
        isNoticeDue = false
        didChange()
    }
}
