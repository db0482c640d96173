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
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
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

    public var body: some Gesture<Value> {
        CombinedGesture(
            first, second, by: CombinedRecognizer.exclusive(Value.first, Value.second))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension CombinedRecognizer {
    /// Recognizes one of two gestures: whichever is recognized first, or the first gesture if both
    /// are recognized together.
    static func exclusive(
        _ firstValue: @escaping (First) -> Value, _ secondValue: @escaping (Second) -> Value
    ) -> Rule {
        { both, event in
            let (first, second) = (both.first, both.second)
            first.handle(event)
            second.handle(event)
            second.isHeld = false
            switch (first.phase, second.phase) {
            case (.failed, let other): return other.map(secondValue)
            case (.active, _), (.ended, _):
                second.fail()
                return first.phase.map(firstValue)
            case (.possible(let value?), _):
                second.isHeld = true
                return .possible(firstValue(value))
            case (.possible(nil), .possible(let value)): return .possible(value.map(secondValue))
            case (.possible(nil), .failed): return .possible(nil)
            case (.possible(nil), let other):
                first.fail()
                return other.map(secondValue)
            }
        }
    }
}
