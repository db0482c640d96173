/// A view that is written in one place and shown in others: what a modifier was applied to, or a
/// view whose type is not known, such as the label of a control.
///
/// Nobody can look into it: whoever holds it can only place it. So another view in its stead is
/// brought to the places where it is shown, and no body in between runs for it.
@usableFromInline
class PassedView {
    /// The node whose owner has this view among its fields, and brings it up to date.
    // Main actor only; cleared when that node is unmounted.
    nonisolated(unsafe) unowned(unsafe) final var owner: Place?
    /// The node whose body wrote the content of a modifier; none when the modifier has gone. It is
    /// kept, since the modifier may be in content that another modifier has let out, and then
    /// outlive it for a while.
    // Main actor only.
    nonisolated(unsafe) fileprivate(set) final var writer: Node?
    /// The nodes of the places where the view is shown, in the order in which they came.
    @exclusivity(unchecked)
    private final var place: Node?
    @exclusivity(unchecked)
    private final var otherPlaces: [Node] = []

    @usableFromInline
    init(writer: Node?) {
        self.writer = writer
    }

    /// The type of the view.
    var type: ObjectIdentifier { preconditionFailure("an abstract view") }

    /// A Boolean value that is true if there is nothing to be noted when the view is shown.
    var isLeaf: Bool { preconditionFailure("an abstract view") }

    /// Shows the view below `node`, which shows no view of another type.
    @MainActor func show(in node: Node) { preconditionFailure("an abstract view") }

    /// The same view, which no one has placed yet.
    func copy() -> PassedView { preconditionFailure("an abstract view") }

    /// Takes over what another one holds, and has the places show it, unless it is the same; returns false if it
    /// is of another type, or this one is not kept for `owner`.
    ///
    /// - Parameter isOnlyHere: A Boolean value that is true if nobody else needs what `new` holds.
    func takeOver(_ new: PassedView, emptying isOnlyHere: Bool, for owner: Place) -> Bool { false }

    func isSame(as other: PassedView) -> Bool { false }

    final func add(_ node: Node) {
        if place == nil { place = node } else { otherPlaces.append(node) }
    }

    final func remove(_ node: Node) {
        guard place === node else { return otherPlaces.removeAll { $0 === node } }
        place = otherPlaces.isEmpty ? nil : otherPlaces.removeFirst()
    }

    /// The places take a change up in their turn, when what is above them has settled whether they
    /// stay.
    fileprivate final func markPlacesStale() {
        place?.markStale()
        // As a rule there is none.
        if !otherPlaces.isEmpty {
            for place in otherPlaces { place.markStale() }
        }
    }

    /// The modifier has gone, and what it was applied to with it: nothing is left to bring to a
    /// place that a body has let out of the modifier.
    final func close() {
        writer = nil
        markPlacesStale()
    }
}

@usableFromInline
final class TypedPassedView<Content: View>: PassedView {
    @exclusivity(unchecked)
    @usableFromInline var view: Content

    @inlinable
    init(_ view: Content, writer: Node? = nil) {
        self.view = view
        super.init(writer: writer)
    }

    override var type: ObjectIdentifier { ObjectIdentifier(Content.self) }

    override var isLeaf: Bool { Content._isLeaf }

    override func show(in node: Node) { node.show(view) }

    override func copy() -> PassedView { TypedPassedView(view) }

    override func takeOver(
        _ new: PassedView, emptying isOnlyHere: Bool, for owner: Place
    ) -> Bool {
        guard self.owner === owner, Swift.type(of: new) == Swift.type(of: self) else {
            return false
        }
        // As has just been compared.
        let new = unsafeDowncast(new, to: TypedPassedView.self)
        guard !Comparison.of(Content.self).isSame(at: &view, &new.view) else { return true }
        if isOnlyHere { swap(&view, &new.view) } else { view = new.view }
        markPlacesStale()
        return true
    }

    func replaceView(by new: consuming Content) {
        view = new
        markPlacesStale()
    }

    override func isSame(as other: PassedView) -> Bool {
        guard type == other.type, owner == nil, other.owner == nil else { return false }
        // As above.
        let other = unsafeDowncast(other, to: TypedPassedView.self)
        return Comparison.of(Content.self).isSame(view, other.view)
    }
}
