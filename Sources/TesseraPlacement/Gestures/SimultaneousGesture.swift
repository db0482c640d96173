extension Gesture {
    /// Returns a gesture that recognizes this gesture, another gesture, or both.
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// A gesture that recognizes two gestures independently of each other.
///
/// It continues while either gesture continues, and ends when both have ended.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of the gestures that have one.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
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
        guard let pair = recognizer.memory(RecognizerPair()) else { return }
        pair.first.handle(event, of: first)
        pair.second.handle(event, of: second)
        let (one, other) = (pair.first.phase, pair.second.phase)
        guard one != .failed || other != .failed else { return recognizer.fail() }
        let isEnded = one.isTerminal && other.isTerminal
        let isActive = one.isRecognized || other.isRecognized
        let values = Value(
            first: first._value(of: pair.first), second: second._value(of: pair.second))
        recognizer.become(
            isEnded ? .ended : isActive ? .active : .begun,
            values.first == nil && values.second == nil ? nil : values)
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
