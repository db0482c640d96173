extension Gesture {
    /// Returns a gesture that recognizes this gesture, followed by another gesture.
    ///
    /// The second gesture begins at the current location of the finger. If the first gesture ends
    /// when the finger is lifted, the second begins with the next touch.
    ///
    /// ```swift
    /// LongPressGesture().sequenced(before: DragGesture())
    /// ```
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// A gesture that recognizes two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of a sequence.
    public enum Value {
        /// The value of the first gesture, which has not ended.
        case first(First.Value)
        /// The value of the first gesture, with that of the second if it has one.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Makes a gesture from two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public var body: some Gesture<Value> { CombinedGesture(first, second, by: Self.handle) }

    private static func handle(
        _ both: CombinedRecognizer<First.Value, Second.Value, Value>, _ event: TouchEvent
    ) -> GesturePhase<Value> {
        if both.phase.isTerminal { return both.phase }
        if case .ended = both.first.phase {
            both.second.handle(event)
        } else {
            both.first.handle(event)
            if case .ended = both.first.phase, event.touch.isDown {
                both.second.handle(event.beginning)
            }
        }
        switch (both.first.phase, both.second.phase) {
        case (.ended(let first), .possible(let second)): return .active(.second(first, second))
        case (.ended(let first), let second): return second.map { .second(first, $0) }
        case (let first, _): return first.map(Value.first)
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
