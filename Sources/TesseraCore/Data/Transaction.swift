/// The context of a change, such as its animation.
///
/// A toolkit adds values with a ``TransactionKey``, in the same way as environment values.
public struct Transaction {
    private(set) var values: [ObjectIdentifier: Any] = [:]

    /// Creates a transaction of default values.
    public init() {}

    /// The value of a key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        // The setter below stores only values of the key's type under a key.
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction of the innermost `withTransaction` call.
    // Main actor only.
    nonisolated(unsafe) static var current = Transaction()

    /// Returns whether both have the same values. Opaque values count as different.
    func isSame(as other: Transaction) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                other.values[key].map { Comparison.isSameInside(value, $0) } ?? false
            }
    }

    /// Returns these values and those of another transaction, which override values with the same key.
    func merging(_ other: Transaction) -> Transaction {
        guard !other.values.isEmpty else { return self }
        var merged = self
        merged.values.merge(other.values) { _, other in other }
        return merged
    }
}

/// A key of a transaction's value.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a transaction that sets none.
    static var defaultValue: Value { get }
}
