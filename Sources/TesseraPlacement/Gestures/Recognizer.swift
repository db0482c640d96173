/// The recognizer of a gesture during a touch.
///
/// It handles each event of the touch. When all candidates have handled the event and the winner is
/// clear, `commit` collects the actions to perform.
@MainActor
public class _GestureRecognizer<Value>: Recognizing {
    /// Adds the calls for a phase, after the progress before it.
    typealias Response = (GesturePhase<Value>, GestureProgress<Value>, inout GestureCalls) -> Void

    /// The phase of the gesture.
    final var phase = GesturePhase<Value>.possible(nil)
    /// The responses that actions have added to the gesture, the innermost first.
    final var responses: [Response] = []
    final var isHeld = false
    /// The recognizers of the gestures that this gesture consists of.
    final let parts: [any Recognizing]
    private var progress = GestureProgress<Value>()
    /// Whether all calls have been added.
    private(set) final var isOver = false

    init(parts: [any Recognizing] = []) { self.parts = parts }

    /// Updates the phase for an event.
    func handle(_ event: TouchEvent) {}

    final func fail() {
        for part in parts { part.fail() }
        (phase, isHeld) = (.failed, false)
    }

    func commit(_ calls: inout GestureCalls) {
        for part in parts where !part.isHeld { part.commit(&calls) }
        guard !isOver else { return }
        isOver = phase.isTerminal
        if responses.isEmpty { return }
        for respond in responses { respond(phase, progress, &calls) }
        progress = GestureProgress(last: phase.value ?? progress.last, isBegun: phase.isBegun)
    }

    /// Returns this recognizer as a type, or fails the gesture if a gesture of another type has
    /// replaced it.
    final func own<Own>(as type: Own.Type) -> Own? {
        let own = self as? Own
        if own == nil { fail() }
        return own
    }

    var deadline: Duration? { parts.compactMap(\.deadline).min() }
}

/// A recognizer of a gesture with any value.
@MainActor
protocol Recognizing: AnyObject {
    /// Whether the calls wait for another gesture.
    var isHeld: Bool { get }
    /// The time when the phase changes without an event of the finger; `nil` if there is no such
    /// time.
    var deadline: Duration? { get }
    /// Fails the gesture, because another gesture won or the touch was cancelled.
    func fail()
    /// Adds the calls for the changes of the phase since the last commit.
    func commit(_ calls: inout GestureCalls)
}

/// The progress of a gesture before an event.
struct GestureProgress<Value> {
    /// The last value of the gesture while it continued.
    var last: Value?
    /// Whether the gesture has begun and continues.
    var isBegun = false
}

/// The phase of a gesture.
enum GesturePhase<Value> {
    /// The gesture may be recognized. With a value, it has begun, and other gestures wait for it.
    case possible(Value?)
    /// The gesture is recognized and continues.
    case active(Value)
    /// The gesture is recognized and has ended.
    case ended(Value)
    /// The gesture has failed or was cancelled.
    case failed

    /// Whether no event can change the phase.
    var isTerminal: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    /// The value, if the phase has one.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// Whether the gesture has begun and continues.
    var isBegun: Bool { !isTerminal && value != nil }

    /// Whether the gesture is recognized.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    /// Returns the phase with a converted value.
    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// The calls for an event, performed when the competition between gestures is decided.
package struct GestureCalls {
    /// The actions of gestures, the innermost first.
    var actions: [() -> Void] = []
    /// The resets, performed after the actions.
    var resets: [() -> Void] = []

    func perform() {
        for action in actions { action() }
        for reset in resets { reset() }
    }
}
