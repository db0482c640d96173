/// Recognizes a gesture that consists of two gestures.
final class CombinedRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    /// Sends an event to the gestures, and returns the phase of the whole.
    typealias Rule = @MainActor (CombinedRecognizer, TouchEvent) -> GesturePhase<Value>

    let first: _GestureRecognizer<First>
    let second: _GestureRecognizer<Second>
    /// Whether the calls of the second gesture wait for the first gesture.
    var holdsSecond = false
    private let rule: Rule

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
        by rule: @escaping Rule
    ) {
        (self.first, self.second, self.rule) = (first, second, rule)
        super.init()
    }

    /// Updates a recognizer from newer gestures, if it is of this type.
    static func update(
        _ recognizer: _GestureRecognizer<Value>, _ first: some Gesture<First>,
        _ second: some Gesture<Second>
    ) {
        guard let recognizer = recognizer.own(as: Self.self) else { return }
        first._update(recognizer.first)
        second._update(recognizer.second)
    }

    override func handle(_ event: TouchEvent) { phase = rule(self, event) }

    override func fail() {
        first.fail()
        second.fail()
        holdsSecond = false
        super.fail()
    }

    override func commit(_ calls: inout GestureCalls) {
        first.commit(&calls)
        if !holdsSecond { second.commit(&calls) }
    }

    override var deadline: Duration? {
        guard let first = first.deadline, let second = second.deadline else {
            return first.deadline ?? second.deadline
        }
        return min(first, second)
    }
}
