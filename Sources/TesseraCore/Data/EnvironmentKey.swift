/// Names a value of the environment.
///
/// ```swift
/// struct FilledSymbolKey: EnvironmentKey { static let defaultValue = "★" }
/// extension EnvironmentValues {
///     var filledSymbol: String {
///         get { self[FilledSymbolKey.self] }
///         set { self[FilledSymbolKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where nothing else has been set.
    static var defaultValue: Value { get }
}

/// The values that a view passes down to all views inside it.
///
/// What is read of them while a body runs is what that body depends on: it runs again when one of
/// these values changes, and not when another does.
public struct EnvironmentValues {
    /// The living environment that these values are read from, if any.
    private(set) var scope: EnvironmentScope?
    /// What has been set here, and is seen before what the scope has.
    private(set) var writes: [EnvironmentWrite] = []

    public init() { scope = nil }

    init(_ scope: EnvironmentScope) { self.scope = scope }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            if !writes.isEmpty,
                let write = writes.last(where: { $0.key == ObjectIdentifier(key) })
                    as? TypedEnvironmentWrite<Key>
            {
                return write.value
            }
            return scope?.slot(for: key).read() ?? Key.defaultValue
        }
        set {
            writes.removeAll { $0.key == ObjectIdentifier(key) }
            writes.append(TypedEnvironmentWrite<Key>(newValue))
        }
    }

    /// These values, with those of `scope` where nothing has been set here.
    func reading(from scope: EnvironmentScope) -> EnvironmentValues {
        var values = self
        values.scope = scope
        return values
    }

    /// Stores in `scope` what has been set here, and nothing else.
    func store(in scope: EnvironmentScope) {
        for write in writes { write.store(in: scope) }
        scope.keepOnly(writes)
        scope.isInUse = true
    }
}

/// A value set in `EnvironmentValues`.
class EnvironmentWrite {
    let key: ObjectIdentifier
    init(key: ObjectIdentifier) { self.key = key }
    /// What the key stands for, for printing.
    var name: String { "" }
    func store(in scope: EnvironmentScope) {}
}

private final class TypedEnvironmentWrite<Key: EnvironmentKey>: EnvironmentWrite {
    let value: Key.Value

    init(_ value: Key.Value) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self))
    }

    override var name: String { TypeName.environmentValue(Key.self) }

    override func store(in scope: EnvironmentScope) {
        scope.set(Key.self, to: value)
    }
}
