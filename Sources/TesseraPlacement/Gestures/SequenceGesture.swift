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
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
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

    public func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        guard !recognizer.phase.isTerminal, let pair = recognizer.memory(RecognizerPair())
        else { return }
        if pair.first.phase == .ended {
            pair.second.handle(event, of: second)
        } else {
            pair.first.handle(event, of: first)
            if pair.first.phase == .ended, event.touch.isDown {
                pair.second.handle(event.beginning, of: second)
            }
        }
        let (one, other) = (pair.first, pair.second)
        let value = first._value(of: one)
        guard one.phase == .ended, let value else {
            return recognizer.become(one.phase, value.map(Value.first))
        }
        if other.phase == .failed { return recognizer.fail() }
        recognizer.become(
            other.phase == .ended ? .ended : .active,
            Value.second(value, second._value(of: other)))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
