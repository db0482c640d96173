/// The context of a change, such as its animation.
///
/// A toolkit adds values of its own with a ``TransactionKey``, as an environment value is added.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes a transaction with the default of each value.
    public init() {}

    /// The value with a key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        // What is stored under a key was stored by the setter below, as that key's value.
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction that `withTransaction` has made current.
    // Main actor only.
    nonisolated(unsafe) fileprivate(set) static var current = Transaction()

    var overriddenByCurrent: Transaction {
        guard !Self.current.values.isEmpty else { return self }
        var transaction = self
        transaction.merge(Self.current)
        return transaction
    }

    /// Adds the values of another transaction; where both have one, that of the other counts.
    mutating func merge(_ other: Transaction) {
        guard !other.values.isEmpty else { return }
        values.merge(other.values) { _, other in other }
    }
}

/// Names a value of a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none has been set.
    static var defaultValue: Value { get }
}

/// Runs `body`, on the main actor; what it writes is written with `transaction`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}
