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

    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        SequenceRecognizer<First, Second>(first._makeRecognizer(), second._makeRecognizer())
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let recognizer = recognizer.own(as: SequenceRecognizer<First, Second>.self) else {
            return
        }
        first._update(recognizer.first)
        second._update(recognizer.second)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
    let first: _GestureRecognizer<First.Value>
    let second: _GestureRecognizer<Second.Value>
    private var result: First.Value?

    init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
        (self.first, self.second) = (first, second)
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        if let result {
            second.handle(event)
            show(second.phase, after: result)
            return
        }
        first.handle(event)
        if case .ended(let result) = first.phase {
            self.result = result
            if event.touch.isDown { second.handle(event.beginning) }
            show(second.phase, after: result)
        } else {
            phase = first.phase.map(Value.first)
        }
    }

    private typealias Value = SequenceGesture<First, Second>.Value

    private func show(_ second: GesturePhase<Second.Value>, after result: First.Value) {
        switch second {
        case .possible(let value): phase = .active(.second(result, value))
        default: phase = second.map { .second(result, $0) }
        }
    }

    override func fail() {
        first.fail()
        second.fail()
        super.fail()
    }

    override func commit(_ calls: inout GestureCalls) {
        first.commit(&calls)
        if result != nil { second.commit(&calls) }
    }

    override var deadline: Duration? { result == nil ? first.deadline : second.deadline }
}
