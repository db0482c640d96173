extension Gesture {
    /// Returns a gesture that recognizes this gesture, or another gesture if this one fails.
    ///
    /// This gesture is preferred: once it has begun, the other gesture waits, and if both are
    /// recognized together, this one wins.
    ///
    /// ```swift
    /// TapGesture(count: 2).onEnded { open() }
    ///     .exclusively(before: TapGesture().onEnded { select() })
    /// ```
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture that recognizes one of two gestures and prefers the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the recognized gesture.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    /// The preferred gesture.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Makes a gesture from two gestures, the preferred one first.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        guard let pair = recognizer.memory(RecognizerPair()) else { return }
        let (one, other) = (pair.first, pair.second)
        one.handle(event, of: first)
        other.handle(event, of: second)
        pair.isSecondHeld = one.phase == .begun
        // The gesture that is recognized first wins, or the first gesture if both are recognized
        // together.
        switch (one.phase, other.phase) {
        case (.active, _), (.ended, _): other.fail()
        case (.possible, .active), (.possible, .ended): one.fail()
        default: break
        }
        if one.phase == .failed || one.phase == .possible && other.phase != .failed {
            recognizer.become(other.phase, second._value(of: other).map(Value.second))
        } else {
            recognizer.become(one.phase, first._value(of: one).map(Value.first))
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
