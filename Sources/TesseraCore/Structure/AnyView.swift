/// A type-erased view.
///
/// A view of a different type replaces the content and drops its state. A view of the same type
/// updates the content in place. A new content goes directly to the place where it is shown: the
/// bodies of views, modifiers and controls that only pass it on do not run.
nonisolated public struct AnyView: View {
    @usableFromInline var storage: AnyViewStorage

    init(storage: AnyViewStorage) { self.storage = storage }

    /// Creates a type-erased view.
    @inlinable
    public init<Content: View>(_ view: Content) {
        storage = (view as? AnyView)?.storage ?? ViewStorage(view)
    }

    /// Creates a type-erased view.
    @inlinable
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _show(
        _ view: consuming Self, in node: Node?, under parent: Node
    ) -> Node? {
        ErasedNode.show(view.storage, in: node, under: parent)
    }
}

extension AnyView: GraphComparable, GraphField {
    static func isSame(_ old: Self, _ new: Self) -> Bool {
        old.storage === new.storage || old.storage.isSame(as: new.storage)
    }

    mutating func install(for place: Place) {
        // A view with an owner comes from an outer body, which keeps it up to date.
        guard !storage.isKept else { return }
        // A box that only this field refers to needs no copy.
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        storage.owner = place
    }

    mutating func takeOver(from old: inout Self, for place: Place) {
        guard !storage.isKept else { return }
        let isUnique = isKnownUniquelyReferenced(&storage)
        if old.storage.takeOver(storage, emptying: isUnique, for: place) {
            storage = old.storage
        } else {
            old.uninstall(for: place)
            install(for: place)
        }
    }

    func uninstall(for place: Place) {
        if storage.owner === place { storage.owner = nil }
    }
}

extension ViewBuilder {
    /// Builds an `if #available`, erasing a type that may be unavailable.
    @inlinable
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

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
        guard self.owner === owner, let new = new as? ViewStorage else { return false }
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

/// The node of a place where a body shows a type-erased view or the content of a modifier.
///
/// If the view has an owner, this node records the sources that the view's closures read.
@usableFromInline
final class ErasedNode: ObservingNode, ViewNode {
    // Main actor only.
    nonisolated(unsafe) private var storage: AnyViewStorage

    @usableFromInline
    init(_ storage: consuming AnyViewStorage, under parent: borrowing Node) {
        self.storage = storage
        super.init(under: parent)
        enter()
    }

    @usableFromInline
    func accept(_ new: consuming AnyViewStorage) {
        if new === storage {
            // If the view is kept, its owner updates it.
            if !storage.isKept { storage.show(in: self) }
        } else {
            leave()
            let isOtherType = type(of: new) != type(of: storage)
            storage = new
            if isOtherType {
                removeChild()
                viewsDidChange()
            }
            if !hasOwnTurn { removeMemos() }
            enter()
        }
    }

    package override var hasOwnTurn: Bool { storage.isKept }

    package override var isPassedView: Bool { storage.isKept }

    private func enter() {
        guard storage.isKept else { return storage.show(in: self) }
        storage.add(self)
        if storage.isLeaf { storage.show(in: self) } else { enqueueNext() }
    }

    private func leave() {
        storage.remove(self)
        stopObserving()
        memosDidBecomeStale()
    }

    override func run() {
        if storage.isLeaf { return storage.show(in: self) }
        observe { storage.show(in: self) }
    }

    override func didUnmount() {
        leave()
        super.didUnmount()
    }
}
