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

    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        ExclusiveRecognizer(
            first._makeRecognizer(), second._makeRecognizer(), Value.first, Value.second)
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard
            let recognizer = recognizer.own(
                as: ExclusiveRecognizer<First.Value, Second.Value, Value>.self)
        else { return }
        first._update(recognizer.first)
        second._update(recognizer.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Recognizes one of two gestures: whichever is recognized first, or the first gesture if both are
/// recognized together.
final class ExclusiveRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    let first: _GestureRecognizer<First>
    let second: _GestureRecognizer<Second>
    private let firstValue: (First) -> Value
    private let secondValue: (Second) -> Value
    /// Whether the first gesture has begun and the second waits for it.
    private var isWaiting = false

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
        _ firstValue: @escaping (First) -> Value, _ secondValue: @escaping (Second) -> Value
    ) {
        (self.first, self.second) = (first, second)
        (self.firstValue, self.secondValue) = (firstValue, secondValue)
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        first.handle(event)
        second.handle(event)
        isWaiting = false
        switch (first.phase, second.phase) {
        case (.failed, let other): phase = other.map(secondValue)
        case (.active, _), (.ended, _):
            second.fail()
            phase = first.phase.map(firstValue)
        case (.possible(let value?), _):
            isWaiting = true
            phase = .possible(firstValue(value))
        case (.possible(nil), .possible(let value)): phase = .possible(value.map(secondValue))
        case (.possible(nil), .failed): phase = .possible(nil)
        case (.possible(nil), let other):
            first.fail()
            phase = other.map(secondValue)
        }
    }

    override func fail() {
        first.fail()
        second.fail()
        isWaiting = false
        super.fail()
    }

    override func commit(_ calls: inout GestureCalls) {
        first.commit(&calls)
        if !isWaiting { second.commit(&calls) }
    }

    override var deadline: Duration? { earliest(first.deadline, second.deadline) }
}

/// Returns the earlier of two times; `nil` if both are `nil`.
func earliest(_ first: Duration?, _ second: Duration?) -> Duration? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
}
