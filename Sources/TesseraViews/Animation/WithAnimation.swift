private struct AnimationKey: TransactionKey {
    static let defaultValue: Animation? = nil
}

extension Transaction {
    /// The animation of the change, or `nil` if it is not animated.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Makes a transaction with an animation, or with `nil` for no animation.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }
}

/// Runs `body` and records the animation with its changes.
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
