private struct DisablesAnimationsKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    /// The animation of the change, or `nil` if it is not animated.
    public var animation: Animation? {
        get { timing as? Animation }
        set { timing = newValue }
    }

    /// Whether `animation(_:)` and `animation(_:value:)` leave the transaction as it is.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Makes a transaction with an animation, or with `nil` for no animation.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }
}

/// Runs `body` with an animation for its changes. Each change belongs to its own animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

extension Binding {
    /// Returns a binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}
