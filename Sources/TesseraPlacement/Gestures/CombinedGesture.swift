extension Gesture {
    /// Returns a gesture whose value a function computes from the value of this gesture.
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> some Gesture<Other> {
        CombinedGesture<Self, Never, Other>(self, nil) { both, event in
            both.first.handle(event)
            return both.first.phase.map(transform)
        }
    }
}

/// A gesture that consists of one or two gestures.
nonisolated struct CombinedGesture<First: Gesture, Second: Gesture, Value>: PrimitiveGesture {
    typealias Recognizer = CombinedRecognizer<First.Value, Second.Value, Value>

    private let first: First
    private let second: Second?
    private let rule: Recognizer.Rule

    init(_ first: First, _ second: Second?, by rule: @escaping Recognizer.Rule) {
        (self.first, self.second, self.rule) = (first, second, rule)
    }

    @MainActor func _makeRecognizer() -> _GestureRecognizer<Value> {
        Recognizer(
            first._makeRecognizer(), second?._makeRecognizer() ?? _GestureRecognizer(), by: rule)
    }

    @MainActor func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let recognizer = recognizer.own(as: Recognizer.self) else { return }
        recognizer.rule = rule
        first.update(recognizer.first)
        second?.update(recognizer.second)
    }
}

extension CombinedGesture: AddingGesture where Second == Never {
    static var base: any Any.Type { First.self }
}

/// Recognizes a gesture that consists of two gestures.
final class CombinedRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    /// Sends an event to the gestures, and returns the phase of the whole.
    typealias Rule = @MainActor (CombinedRecognizer, TouchEvent) -> GesturePhase<Value>

    let first: _GestureRecognizer<First>
    let second: _GestureRecognizer<Second>
    fileprivate var rule: Rule

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
        by rule: @escaping Rule
    ) {
        (self.first, self.second, self.rule) = (first, second, rule)
        super.init(parts: [first, second])
    }

    override func handle(_ event: TouchEvent) { phase = rule(self, event) }
}
