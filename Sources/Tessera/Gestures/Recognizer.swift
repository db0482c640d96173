/// The recognizer of a gesture, from when a finger touches the gesture's view until it is recognized or
/// not.
///
/// It is told of each event; then, when all gestures that the finger might mean have been, and it is
/// clear which of them it does mean, of what is to be called.
@MainActor
public class _GestureRecognizer<Value> {
    /// What is known of the gesture.
    final var phase = GesturePhase<Value>.possible(nil)

    init() {}

    /// Brings the phase up to date with an event.
    func handle(_ event: TouchEvent) {}

    /// Gives the gesture up, as another one has been recognized or the touch is cancelled.
    func fail() { phase = .failed }

    /// Returns this recognizer as one of a gesture's type. If it is of another type, another gesture has come
    /// in its place, and this one is given up.
    final func own<Own>(as type: Own.Type) -> Own? {
        let own = self as? Own
        if own == nil { fail() }
        return own
    }

    /// Adds what is to be called since the phase was last looked at.
    func commit(_ calls: inout GestureCalls) {}

    /// The time at which the phase changes without an event of the finger; `nil` if there is none.
    var deadline: Duration? { nil }
}

/// What is known of a gesture.
enum GesturePhase<Value> {
    /// It may be recognized; with a value it has begun, and other gestures wait for it.
    case possible(Value?)
    /// It is recognized, and goes on.
    case active(Value)
    /// It is recognized, and is over.
    case ended(Value)
    /// It is not recognized, or was cancelled.
    case failed

    /// Whether no event changes the phase any more.
    var isTerminal: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    /// The value, if there is one.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// Whether the gesture is recognized.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    /// The phase with another value.
    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// The calls that an event leads to: they are made when all is decided.
struct GestureCalls {
    /// The functions of gestures, the innermost first.
    var actions: [() -> Void] = []
    /// What is reset after them.
    var resets: [() -> Void] = []

    func perform() {
        for action in actions { action() }
        for reset in resets { reset() }
    }
}
