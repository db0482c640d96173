/// A property that a gesture updates and that is reset when the gesture ends or is cancelled.
///
/// ```swift
/// @GestureState private var isPressed = false
/// var body: some View {
///     Text("Hold")
///         .gesture(LongPressGesture().updating($isPressed) { now, isPressed, _ in isPressed = now })
/// }
/// ```
///
/// Only a gesture can write the state, by ``Gesture/updating(_:body:)``. The state is reset after
/// the gesture's `onEnded` actions, in the same update.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    @State private var current: Value
    private let beginning: Beginning

    /// The initial value of the state with its reset function. Values always compare equal: as with
    /// any state, a new initial value does not change an existing view.
    private struct Beginning: Equatable {
        let value: Value
        let reset: (Value, inout Transaction) -> Void

        static func == (_: Beginning, _: Beginning) -> Bool { true }
    }

    /// Makes a state with an initial value and a function that sets up the transaction of the
    /// reset. The function receives the last value.
    public init(
        wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void = { _, _ in }
    ) {
        _current = State(initialValue: wrappedValue)
        beginning = Beginning(value: wrappedValue, reset: reset)
    }

    /// Makes a state that resets with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Makes a state with an initial value, for use in a view's initializer.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The current value.
    public var wrappedValue: Value { current }

    /// The state itself, for a gesture to update.
    public var projectedValue: GestureState<Value> { self }

    /// Writes the value that a gesture's function produces.
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
    /// Makes a state that is `nil` while no gesture continues.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Makes a state that is `nil` while no gesture continues, with a function that sets up the
    /// transaction of the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}
