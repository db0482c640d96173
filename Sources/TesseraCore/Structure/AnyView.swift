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
