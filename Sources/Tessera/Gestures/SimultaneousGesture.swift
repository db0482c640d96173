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

    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        SimultaneousRecognizer(first._makeRecognizer(), second._makeRecognizer()) {
            Value(first: $0, second: $1)
        }
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard
            let recognizer = recognizer.own(
                as: SimultaneousRecognizer<First.Value, Second.Value, Value>.self)
        else { return }
        first._update(recognizer.first)
        second._update(recognizer.second)
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Recognizes two gestures independently of each other.
final class SimultaneousRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    let first: _GestureRecognizer<First>
    let second: _GestureRecognizer<Second>
    private let value: (First?, Second?) -> Value

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
        _ value: @escaping (First?, Second?) -> Value
    ) {
        (self.first, self.second) = (first, second)
        self.value = value
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        first.handle(event)
        second.handle(event)
        let value = value(first.phase.value, second.phase.value)
        switch (first.phase, second.phase) {
        case (.failed, .failed): phase = .failed
        case let (first, second) where first.isTerminal && second.isTerminal: phase = .ended(value)
        case let (first, second) where first.isRecognized || second.isRecognized:
            phase = .active(value)
        case let (first, second):
            phase = .possible(first.value == nil && second.value == nil ? nil : value)
        }
    }

    override func fail() {
        first.fail()
        second.fail()
        super.fail()
    }

    override func commit(_ calls: inout GestureCalls) {
        first.commit(&calls)
        second.commit(&calls)
    }

    override var deadline: Duration? { earliest(first.deadline, second.deadline) }
}
