/// The recognizer of a gesture during a touch.
///
/// The current value of the gesture handles each event of the touch and updates the phase. When all
/// candidates have handled the event and the winner is clear, `commit` collects the actions to
/// perform. The value has no static type, because generic classes are slow.
@MainActor
public final class _GestureRecognizer: GestureMemory {
    /// Adds the calls for the progress of a gesture.
    typealias Response = (GestureProgress, inout GestureCalls) -> Void

    private var progress = GestureProgress()
    /// The responses that actions have added to the gesture, the innermost first.
    var responses: [Response] = []
    private var memory: (any GestureMemory)?
    /// Whether all calls have been added.
    private(set) var isOver = false

    init() {}

    package var phase: GesturePhase { progress.phase }
    var value: Any? { progress.value }

    /// Handles an event of a gesture that has this recognizer alone.
    func handle(_ event: _TouchEvent, of gesture: any Gesture) {
        responses = []
        gesture._handle(event, by: self)
    }

    /// Changes the phase. A gesture without a value has not begun.
    package func become(_ phase: GesturePhase, _ value: Any?) {
        progress.phase = phase == .begun && value == nil ? .possible : phase
        progress.value = value
    }

    /// Returns the memory of the gesture, which is made for the first event. Fails the gesture if
    /// it replaces a gesture of another type.
    package func memory<Memory: GestureMemory>(_ new: @autoclosure () -> Memory) -> Memory? {
        let memory = self.memory ?? new()
        self.memory = memory
        let known = memory as? Memory
        if known == nil { fail() }
        return known
    }

    /// Fails the gesture, because another gesture won or the touch was cancelled.
    package func fail() {
        memory?.fail()
        become(.failed, nil)
    }

    package func commit(_ calls: inout GestureCalls) {
        memory?.commit(&calls)
        guard !isOver else { return }
        isOver = phase.isTerminal
        if responses.isEmpty { return }
        for respond in responses { respond(progress, &calls) }
        progress.lastValue = value ?? progress.lastValue
        progress.wasBegun = phase.isBegun
    }

    package var deadline: Duration? { phase.isTerminal ? nil : memory?.deadline }
}

/// The state of a gesture between the events of a touch.
@MainActor
package protocol GestureMemory: AnyObject {
    /// The time when the phase changes without an event of the finger; `nil` if there is no such
    /// time.
    var deadline: Duration? { get }
    func fail()
    /// Adds the calls for the changes since the last commit.
    func commit(_ calls: inout GestureCalls)
}

extension GestureMemory {
    package var deadline: Duration? { nil }
    package func fail() {}
    package func commit(_ calls: inout GestureCalls) {}
}

/// The recognizers of the two gestures that a gesture consists of.
final class RecognizerPair: GestureMemory {
    let first = _GestureRecognizer()
    let second = _GestureRecognizer()
    /// Whether the calls of the second gesture wait for the first gesture.
    var isSecondHeld = false

    var deadline: Duration? { [first.deadline, second.deadline].compactMap { $0 }.min() }

    func fail() {
        first.fail()
        second.fail()
        isSecondHeld = false
    }

    func commit(_ calls: inout GestureCalls) {
        first.commit(&calls)
        if !isSecondHeld { second.commit(&calls) }
    }
}

/// The phase of a gesture.
package enum GesturePhase {
    /// The gesture may be recognized.
    case possible
    /// The gesture has begun and may be recognized. Other gestures wait for it.
    case begun
    /// The gesture is recognized and continues.
    case active
    /// The gesture is recognized and has ended.
    case ended
    /// The gesture has failed or was cancelled.
    case failed

    /// Whether no event can change the phase.
    package var isTerminal: Bool { self == .ended || self == .failed }
    /// Whether the gesture has begun and continues.
    var isBegun: Bool { self == .begun || self == .active }
    /// Whether the gesture is recognized.
    var isRecognized: Bool { self == .active || self == .ended }
}

/// The progress of a gesture with an event.
struct GestureProgress {
    var phase = GesturePhase.possible
    /// The value, if the gesture has begun and has not failed.
    var value: Any?
    /// The last value before the event.
    var lastValue: Any?
    /// Whether the gesture had begun and continued before the event.
    var wasBegun = false
}

/// The calls for an event, performed when the competition between gestures is decided.
package struct GestureCalls {
    /// The actions of gestures, the innermost first.
    package var actions: [() -> Void] = []
    /// The resets, performed after the actions.
    var resets: [() -> Void] = []

    func perform() {
        for action in actions { action() }
        for reset in resets { reset() }
    }
}
