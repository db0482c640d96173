/// An environment value that is set in a scope, or about to be set.
@usableFromInline
class EnvironmentSlot: Source {
    final let key: ObjectIdentifier
    /// The next value set in the same scope.
    final var next: EnvironmentSlot?

    init(key: ObjectIdentifier) { self.key = key }

    /// The value with its name, if it is visible to users.
    var printed: ViewTree.Value? { nil }

    /// Sets the value in `scope`.
    func copy(to scope: EnvironmentScope) {}
    /// Whether the value belongs to its place and is not copied to another place.
    var belongsToPlace: Bool { false }
    /// Returns a slot with the value of the same key in another scope, or the default value.
    func settingDefault(of scope: EnvironmentScope?) -> EnvironmentSlot { self }
}

@usableFromInline
final class TypedEnvironmentSlot<Key: EnvironmentKey>: EnvironmentSlot {
    @exclusivity(unchecked)
    @usableFromInline var value: Key.Value {
        didSet { if !Comparison.isSame(oldValue, value) { notifyReaders() } }
    }

    init(_ value: Key.Value) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self))
    }

    @inlinable
    func read() -> Key.Value {
        noteRead()
        return value
    }

    override func copy(to scope: EnvironmentScope) { scope.set(Key.self, to: value) }

    override func settingDefault(of scope: EnvironmentScope?) -> EnvironmentSlot {
        TypedEnvironmentSlot(scope?.slot(for: Key.self).read() ?? Key.defaultValue)
    }

    override var belongsToPlace: Bool { Key.self is any PlaceEnvironmentKey.Type }

    override var printed: ViewTree.Value? {
        // A layer of styles is its own key.
        guard !(Key.self is AnyObject.Type) else { return nil }
        return ViewTree.Value(
            name: TypeName.environmentValue(Key.self), value: TesseraCore.printed(value))
    }
}

/// A key bound to a position in the tree. Setting a whole environment does not replace its value.
package protocol PlaceEnvironmentKey: EnvironmentKey {}
