/// A view created in one place and shown in others: the content of a modifier, or a type-erased
/// view such as a control's label.
///
/// Its holders can only place it. A new view therefore goes directly to the places where it is
/// shown, and no body in between runs.
@usableFromInline
class PassedView {
    /// The node whose owner has this view among its fields and updates it.
    // Main actor only; cleared when that node is unmounted.
    nonisolated(unsafe) unowned(unsafe) final var owner: Place?
    /// The node whose body created the content of a modifier; `nil` after the modifier was removed.
    /// The reference is strong, because the modifier may be part of content that outlives the
    /// writer for a while.
    // Main actor only.
    nonisolated(unsafe) fileprivate(set) final var writer: Node?
    /// The node of the first place where the view is shown.
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

    /// Whether showing the view reads no source and calls no other code.
    var isLeaf: Bool { preconditionFailure("an abstract view") }

    /// Shows the view below `node`, which shows no view of another type.
    @MainActor func show(in node: Node) { preconditionFailure("an abstract view") }

    /// Returns a copy of the view without places.
    func copy() -> PassedView { preconditionFailure("an abstract view") }

    /// Replaces the stored view and updates its places if the view changed. Returns `false` if the
    /// types differ or `owner` does not own this view.
    ///
    /// - Parameter isOnlyHere: Whether the value in `new` is not needed elsewhere and can be moved.
    func takeOver(_ new: PassedView, emptying isOnlyHere: Bool, for owner: Place) -> Bool { false }

    func isSame(as other: PassedView) -> Bool { false }

    final func add(_ node: Node) {
        if place == nil { place = node } else { otherPlaces.append(node) }
    }

    final func remove(_ node: Node) {
        guard place === node else { return otherPlaces.removeAll { $0 === node } }
        place = otherPlaces.isEmpty ? nil : otherPlaces.removeFirst()
    }

    /// Queues the places, which run after their ancestors have decided whether they stay.
    fileprivate final func markPlacesStale() {
        place?.markStale()
        if !otherPlaces.isEmpty {
            for place in otherPlaces { place.markStale() }
        }
    }

    /// Marks the modifier as removed. Content shown outside the modifier then has no view to show.
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
        // The types were compared above.
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
        // The types were compared above.
        let other = unsafeDowncast(other, to: TypedPassedView.self)
        return Comparison.of(Content.self).isSame(view, other.view)
    }
}
