/// The location of a part of a value: a property, an element, or the value of an optional.
///
/// A ``BindingPath`` leads to the part. Two locations with the same base and path are the same place, so a
/// view does not run again when it receives a new binding to that place.
@usableFromInline
final class ProjectedLocation<P: BindingPath>: Location<P.Part>, Projection {
    @usableFromInline let base: Location<P.Whole>
    @usableFromInline let path: P
    /// The part last seen here. Readers are notified only if the part differs from it, and it is
    /// read after the base has lost the part.
    @usableFromInline var lastSeen: P.Part?
    /// Whether the base has this location among its projections.
    @usableFromInline var isAdded = false

    @inlinable
    init(_ base: Location<P.Whole>, _ path: P, initially part: P.Part?) {
        self.base = base
        self.path = path
        lastSeen = part
    }

    override var value: P.Part {
        if let part = path.part(of: base.value) {
            lastSeen = part
            return part
        }
        guard let lastSeen else {
            fatalError(
                "A binding to \(path.description) was read before that part existed. Make the binding "
                    + "when the part exists.")
        }
        report(
            "a binding reads \(path.description), which no longer exists; the last value is used.")
        return lastSeen
    }

    override var lastValue: P.Part { path.part(of: base.lastValue) ?? lastSeen ?? value }

    override var unnoticedValue: P.Part? {
        guard let whole = base.unnoticedValue else { return nil }
        return path.part(of: whole)
    }

    override var isConstant: Bool { base.isConstant }

    override var dropsEqualWrites: Bool { base.dropsEqualWrites }

    override var owner: Place? { base.owner }

    /// Reports at the view whose body is reading, or at the view that owns the state.
    private func report(_ message: String) {
        if Tracking.place == nil, let owner {
            owner.report(message)
        } else {
            reportRuntimeIssue(message)
        }
    }

    override func write(_ part: P.Part, _ transaction: Transaction) {
        guard let current = path.part(of: base.value) else {
            report(
                "a binding writes \(path.description), which no longer exists; the write is ignored."
            )
            return
        }
        guard path.takes(part) else { return }
        guard !dropsEqualWrites || !Comparison.isSame(current, part) else {
            // A custom setter may change the part, so the whole is written if it then differs.
            var whole = base.value
            path.set(part, in: &whole)
            return base.write(whole, transaction)
        }
        base.modify(transaction, by: self) { path.set(part, in: &$0) }
    }

    override func modify(
        _ transaction: Transaction, by projection: any Projection,
        _ change: (inout P.Part) -> Void
    ) {
        guard var part = path.part(of: base.value) else { return }
        change(&part)
        guard path.takes(part) else { return }
        base.modify(transaction, by: self) { path.set(part, in: &$0) }
    }

    override func isSame(as other: Location<P.Part>) -> Bool {
        if self === other { return true }
        guard let other = other as? ProjectedLocation<P> else { return false }
        return path == other.path && base.isSame(as: other.base)
    }

    override func useDidChange() {
        guard isInUse != isAdded else { return }
        isAdded = isInUse
        if isAdded { base.add(self) } else { base.remove(self) }
    }

    @usableFromInline
    func baseDidChange() {
        if let part = path.part(of: base.lastValue) {
            if let lastSeen, Comparison.isSame(lastSeen, part) { return }
            lastSeen = part
        }
        didChange()
    }

    @usableFromInline var position: Int? { path.position }
}

/// A path from a value to one of its parts, or to another form of the value.
@usableFromInline
protocol BindingPath<Whole, Part>: Equatable {
    /// The type of the value.
    associatedtype Whole
    /// The type of its part.
    associatedtype Part
    /// Returns the part, or `nil` if the value does not have it.
    func part(of whole: Whole) -> Part?
    /// Replaces the part of a value.
    func set(_ part: Part, in whole: inout Whole)
    /// Returns whether `part` can be set. The default is `true`.
    func takes(_ part: Part) -> Bool
    /// A number for the part, if writing a part with a different number does not change it;
    /// otherwise `nil`, the default.
    var position: Int? { get }
    /// The name of the part in runtime issues.
    var description: String { get }
}

extension BindingPath {
    @usableFromInline func takes(_ part: Part) -> Bool { true }
    @usableFromInline var position: Int? { nil }
    @usableFromInline var description: String { "a part of a value" }
}

/// A path to a property: `$book.title`.
struct PropertyPath<Whole, Part>: BindingPath {
    let keyPath: WritableKeyPath<Whole, Part>

    func part(of whole: Whole) -> Part? { whole[keyPath: keyPath] }
    func set(_ part: Part, in whole: inout Whole) { whole[keyPath: keyPath] = part }
    var description: String { "\(keyPath)" }
}

/// A path to an element of a collection: `$ratings[3]`.
@usableFromInline
struct ElementPath<Whole: MutableCollection>: BindingPath where Whole.Index: Hashable {
    @usableFromInline let index: Whole.Index

    @inlinable
    init(index: Whole.Index) {
        self.index = index
    }

    @inlinable
    func part(of whole: Whole) -> Whole.Element? {
        whole.startIndex <= index && index < whole.endIndex ? whole[index] : nil
    }

    @usableFromInline
    func set(_ part: Whole.Element, in whole: inout Whole) {
        guard whole.startIndex <= index, index < whole.endIndex else { return }
        whole[index] = part
    }

    @usableFromInline var position: Int? { index as? Int ?? index.hashValue }
    @usableFromInline var description: String { "the element at \(index)" }
}

/// A path to the value of an optional: `Binding($rating)`.
struct UnwrappedPath<Part>: BindingPath {
    func part(of whole: Part?) -> Part? { whole }
    func set(_ part: Part, in whole: inout Part?) { whole = part }
    var description: String { "the value of an optional" }
}

/// A path from a value to the same value as an optional: `Binding<Int?>($rating)`. Writing `nil`
/// has no effect.
struct WrappedPath<Whole>: BindingPath {
    func part(of whole: Whole) -> Whole?? { .some(whole) }
    func set(_ part: Whole?, in whole: inout Whole) { if let part { whole = part } }
    func takes(_ part: Whole?) -> Bool { part != nil }
    var description: String { "a value as an optional" }
}
