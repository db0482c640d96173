/// The environment values that a view passes to its descendants.
///
/// A body depends only on the values that it reads, and runs again when one of them changes.
///
/// A view may read all values with `@Environment(\.self)` and set them as a whole elsewhere. They
/// replace the environment there, and follow later changes in either place.
public struct EnvironmentValues {
    /// The living environment that supplies the values; `nil` if all values are defaults.
    @usableFromInline private(set) var scope: EnvironmentScope?
    /// The values set in this instance. They override the values of the scope.
    @usableFromInline private(set) var writes: [EnvironmentSlot] = []

    /// Creates an environment of default values.
    public init() { scope = nil }

    init(_ scope: EnvironmentScope) { self.scope = scope }

    /// The value of a key: the nearest one set, or the key's default.
    ///
    /// Views read the value by the name of a property, declared in an extension.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        // Inlinable, so that other modules specialize it for their keys.
        @inlinable
        get {
            if !writes.isEmpty, let slot = write(of: ObjectIdentifier(key)) {
                // The slot of a key is created with that key, as below.
                return (slot as! TypedEnvironmentSlot<Key>).value
            }
            return scope?.slot(for: key).read() ?? Key.defaultValue
        }
        set {
            writes.removeAll { $0.key == ObjectIdentifier(key) }
            writes.append(TypedEnvironmentSlot<Key>(newValue))
        }
    }

    @usableFromInline
    func write(of key: ObjectIdentifier) -> EnvironmentSlot? { writes.last { $0.key == key } }

    /// Returns the values to set in a scope inside `outside`, so that it has these values. They
    /// include a copy of the values of another place. The running body depends on the copied
    /// values.
    func slots(inside outside: EnvironmentScope) -> [EnvironmentSlot] {
        guard scope !== outside else { return writes }
        var slots = writes
        let copied = scope?.visibleSlots ?? []
        for slot in copied + outside.visibleSlots.map({ $0.settingDefault(of: scope) })
        where !slot.belongsToPlace && !slots.contains(where: { $0.key == slot.key }) {
            slot.noteRead()
            slots.append(slot)
        }
        return slots
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The values set in this instance; `…` represents values read elsewhere.
    public var description: String {
        let parts = [scope == nil ? "" : "…", writes.compactMap(\.printed).listed]
        return "EnvironmentValues(\(parts.filter { !$0.isEmpty }.joined(separator: ", ")))"
    }
}

/// A key of an environment value.
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
    /// The type of the value.
    associatedtype Value
    /// The value where no ancestor sets one.
    static var defaultValue: Value { get }
}
