public import TesseraCore

/// A value that a gesture sets while it goes on, and that is what it was when the gesture has ended or
/// was cancelled.
///
/// ```swift
/// @GestureState private var isPressed = false
/// var body: some View {
///     Text("Hold")
///         .gesture(LongPressGesture().updating($isPressed) { now, isPressed, _ in isPressed = now })
/// }
/// ```
///
/// Only a gesture writes it, by ``Gesture/updating(_:body:)``. It is reset after the gesture's `onEnded`
/// actions, in the same update.
@propertyWrapper
nonisolated public struct GestureState<Value>: DynamicProperty {
    @State private var current: Value
    private let beginning: Beginning

    /// What the state begins with, and how it is reset: like what any state begins with, no difference to a
    /// view that is made again.
    private struct Beginning: Equatable {
        let value: Value
        let reset: (Value, inout Transaction) -> Void

        static func == (_: Beginning, _: Beginning) -> Bool { true }
    }

    /// Makes a state from the value that its declaration gives it.
    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue) { _, _ in }
    }

    /// Makes a state with an initial value that is known in a view's initializer only.
    public init(initialValue: Value) {
        self.init(initialValue: initialValue) { _, _ in }
    }

    /// Makes a state that is reset with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Makes a state with an initial value that is reset with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Makes a state that a function, which receives the last value, makes the transaction of the reset
    /// for.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// Makes a state with an initial value, and a function that makes the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _current = State(initialValue: initialValue)
        beginning = Beginning(value: initialValue, reset: reset)
    }

    /// The value now.
    public var wrappedValue: Value { current }

    /// The state itself, for a gesture to update.
    public var projectedValue: GestureState<Value> { self }

    /// Writes the value that a gesture's function makes of it.
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        var value = current
        var transaction = Transaction()
        change(&value, &transaction)
        withTransaction(transaction) { current = value }
    }

    /// Writes the initial value.
    func resetValue() {
        var transaction = Transaction()
        beginning.reset(current, &transaction)
        withTransaction(transaction) { current = beginning.value }
    }
}

nonisolated extension GestureState where Value: ExpressibleByNilLiteral {
    /// Makes a state that is `nil` unless a gesture goes on.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Makes a state that is `nil` unless a gesture goes on, and a function that makes the transaction of
    /// the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}
