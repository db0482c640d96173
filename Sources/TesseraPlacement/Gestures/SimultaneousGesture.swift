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
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
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

    public var body: some Gesture<Value> {
        CombinedGesture(
            first, second, by: CombinedRecognizer.simultaneous { Value(first: $0, second: $1) })
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension CombinedRecognizer {
    /// Recognizes two gestures independently of each other.
    static func simultaneous(_ value: @escaping (First?, Second?) -> Value) -> Rule {
        { both, event in
            both.first.handle(event)
            both.second.handle(event)
            let value = value(both.first.phase.value, both.second.phase.value)
            switch (both.first.phase, both.second.phase) {
            case (.failed, .failed): return .failed
            case let (first, second) where first.isTerminal && second.isTerminal:
                return .ended(value)
            case let (first, second) where first.isRecognized || second.isRecognized:
                return .active(value)
            case let (first, second):
                return .possible(first.value == nil && second.value == nil ? nil : value)
            }
        }
    }
}
