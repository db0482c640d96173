/// A value that is set in a scope, or is to be.
@usableFromInline
class EnvironmentSlot: Source {
    final let key: ObjectIdentifier
    /// The next of the values set in the same scope.
    final var next: EnvironmentSlot?

    init(key: ObjectIdentifier) { self.key = key }

    /// The value with its name, if users are to see it.
    var printed: ViewTree.Value? { nil }
    /// The value, if users are not to see it.
    var hidden: AnyObject? { nil }

    /// Sets the value in `scope`.
    func copy(to scope: EnvironmentScope) {}
    /// A Boolean value that is true if the value belongs to the place, and is not taken to another.
    var belongsToPlace: Bool { false }
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

    override var belongsToPlace: Bool { Key.self is any PlaceEnvironmentKey.Type }

    override var printed: ViewTree.Value? {
        guard !(Key.self is any HiddenEnvironmentKey.Type) else { return nil }
        return ViewTree.Value(
            name: TypeName.environmentValue(Key.self), value: TesseraCore.printed(value))
    }

    override var hidden: AnyObject? {
        Key.self is any HiddenEnvironmentKey.Type ? value as AnyObject : nil
    }
}

/// A key of a value that says something of a place in the tree: it stays what it is there when a
/// whole environment from elsewhere is set.
package protocol PlaceEnvironmentKey: EnvironmentKey {}

/// A key of the graph's own, which is no part of what users see of the environment.
protocol HiddenEnvironmentKey {}
