/// A view created in one place and shown in others: the content of a modifier, or a type-erased
/// view such as a control's label.
///
/// Its holders can only place it. A new view therefore goes directly to the places where it is
/// shown, and no body in between runs.
@usableFromInline
class AnyViewStorage {
    /// The node that updates this view: the modifier's, or the node whose owner has this view among
    /// its fields.
    // Main actor only; cleared when that node is unmounted.
    nonisolated(unsafe) unowned(unsafe) final var owner: Place?
    /// The node of the first place where the view is shown. Most views have only one place.
    @exclusivity(unchecked)
    private final var place: Node?
    private final var otherPlaces: [Node] = []

    @usableFromInline
    init() {}

    /// Whether showing the view reads no source and calls no other code.
    var isLeaf: Bool { preconditionFailure("an abstract view") }

    /// Shows the view below `node`, which shows no view of another type.
    @MainActor func show(in node: Node) { preconditionFailure("an abstract view") }

    /// Returns a copy of the view without places.
    func copy() -> AnyViewStorage { preconditionFailure("an abstract view") }

    /// Replaces the stored view and updates its places if the view changed. Returns `false` if the
    /// types differ or `owner` does not own this view.
    ///
    /// - Parameter isOnlyHere: Whether the value in `new` is not needed elsewhere and can be moved.
    func takeOver(_ new: AnyViewStorage, emptying isOnlyHere: Bool, for owner: Place) -> Bool {
        false
    }

    func isSame(as other: AnyViewStorage) -> Bool { false }

    /// Whether an owner updates the view at its places.
    final var isKept: Bool { owner != nil }

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
        for place in otherPlaces { place.markStale() }
    }
}

@usableFromInline
final class ViewStorage<Content: View>: AnyViewStorage {
    @exclusivity(unchecked)
    @usableFromInline var view: Content

    @inlinable
    init(_ view: Content) { self.view = view }

    override var isLeaf: Bool { Content._isLeaf }

    override func show(in node: Node) { node.show(view) }

    override func copy() -> AnyViewStorage { ViewStorage(view) }

    override func takeOver(
        _ new: AnyViewStorage, emptying isOnlyHere: Bool, for owner: Place
    ) -> Bool {
        guard self.owner === owner, type(of: new) == type(of: self) else { return false }
        // The types were compared above.
        let new = unsafeDowncast(new, to: ViewStorage.self)
        guard !Comparison.of(Content.self).isSame(at: &view, &new.view) else { return true }
        if isOnlyHere { swap(&view, &new.view) } else { view = new.view }
        markPlacesStale()
        return true
    }

    func replaceView(by new: consuming Content) {
        view = new
        markPlacesStale()
    }

    override func isSame(as other: AnyViewStorage) -> Bool {
        guard owner == nil, other.owner == nil, let other = other as? ViewStorage else {
            return false
        }
        return Comparison.of(Content.self).isSame(view, other.view)
    }
}
