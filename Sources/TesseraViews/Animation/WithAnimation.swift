extension Transaction {
    /// The animation of the change, or `nil` if it is not animated.
    public var animation: Animation? {
        get { timing as? Animation }
        set { timing = newValue }
    }

    /// Whether `animation(_:)` and `animation(_:value:)` leave the transaction as it is.
    @Entry public var disablesAnimations = false

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

/// The moment at which an animated change is complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// The end of the change itself, even if another change has meanwhile given its values another
    /// way. A spring counts as complete after its duration, though it may still come to rest.
    case logicallyComplete
    /// The moment at which the values rest, and nothing is left of the motion. A change that
    /// interrupts the motion comes first.
    case removed
}

/// Runs `body` with an animation for its changes, and performs an action when they are complete.
///
/// ```swift
/// withAnimation(.linear(duration: 1)) { isOpen = true } completion: { caption = "Open" }
/// ```
///
/// Without values that move, the action follows the changes at once. An animation that repeats
/// forever has no end, unless ``Animation/logicallyComplete(after:)`` gives it one.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - completionCriteria: The moment for the action.
///   - body: The changes.
///   - completion: The action, which may write state.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let completion = Completion(waitsForRest: completionCriteria == .removed, completion)
    var transaction = Transaction(animation: animation)
    transaction.completion = completion
    let result = try withTransaction(transaction, body)
    completion.performUnlessAwaited()
    return result
}

extension Binding {
    /// Returns a binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}
