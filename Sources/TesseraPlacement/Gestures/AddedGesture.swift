nonisolated extension Gesture {
    /// Adds an action to perform when the gesture ends. A cancelled gesture does not perform it.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _AddedGesture<Self, Value> {
        adding { phase, _, calls in
            if case .ended(let value) = phase { calls.actions.append { action(value) } }
        }
    }

    /// Returns a gesture whose value a function computes from the value of this gesture.
    public func map<Other>(
        _ transform: @escaping (Value) -> Other
    ) -> _AddedGesture<Self, Other> {
        _AddedGesture(content: self, transform: transform) { _, _, _ in }
    }

    /// Updates a state with the gesture's value while the gesture continues.
    ///
    /// - Parameters:
    ///   - state: The state. It is reset when the gesture ends or is cancelled.
    ///   - body: A function that changes the state. It receives the gesture's value, the state and
    ///     the transaction of the change.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        adding { phase, progress, calls in
            if phase.isTerminal {
                if progress.last != nil { calls.resets.append { state.resetValue() } }
            } else if let value = phase.value {
                calls.actions.append {
                    state.update { state, transaction in body(value, &state, &transaction) }
                }
            }
        }
    }

    /// Adds an action to perform when the gesture begins, and when it ends in any way.
    func pressing(_ action: @escaping (Bool) -> Void) -> _AddedGesture<Self, Value> {
        adding { phase, progress, calls in
            if case .ended = phase, !progress.isBegun {
                // A gesture that begins and ends with a single event performs both.
                calls.actions.append { action(true) }
                calls.actions.append { action(false) }
            } else if phase.isBegun != progress.isBegun {
                calls.actions.append { action(phase.isBegun) }
            }
        }
    }

    fileprivate func adding(
        _ respond: @escaping _AddedGesture<Self, Value>.Response
    ) -> _AddedGesture<Self, Value> {
        _AddedGesture(content: self, transform: { $0 }, respond: respond)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes, first when the gesture begins.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _AddedGesture<Self, Value> {
        adding { phase, progress, calls in
            guard !phase.isTerminal, let value = phase.value, value != progress.last else { return }
            calls.actions.append { action(value) }
        }
    }
}

/// A gesture that updates a state with its value.
public typealias GestureStateGesture<Base: Gesture, State> = _AddedGesture<Base, Base.Value>

/// A gesture with an added action, or with another value.
nonisolated public struct _AddedGesture<Content: Gesture, Value>: PrimitiveGesture {
    /// Adds the calls for a phase.
    typealias Response = (GesturePhase<Value>, GestureProgress<Value>, inout GestureCalls) -> Void

    let content: Content
    let transform: (Content.Value) -> Value
    let respond: Response

    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
        AddedRecognizer(content._makeRecognizer(), self)
    }

    @MainActor public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let recognizer = recognizer.own(as: AddedRecognizer<Content, Value>.self) else {
            return
        }
        recognizer.gesture = self
        content._update(recognizer.inner)
    }
}

extension _AddedGesture: AddingGesture {
    static var base: any Any.Type { Content.self }
}

/// The progress of a gesture before an event.
struct GestureProgress<Value> {
    /// The last value of the gesture while it continued.
    var last: Value?
    /// Whether the gesture has begun and continues.
    var isBegun = false
}

extension GesturePhase {
    /// Whether the gesture has begun and continues.
    fileprivate var isBegun: Bool { !isTerminal && value != nil }
}

private final class AddedRecognizer<Content: Gesture, Value>: _GestureRecognizer<Value> {
    let inner: _GestureRecognizer<Content.Value>
    var gesture: _AddedGesture<Content, Value>
    private var progress = GestureProgress<Value>()
    private var isOver = false

    init(_ inner: _GestureRecognizer<Content.Value>, _ gesture: _AddedGesture<Content, Value>) {
        (self.inner, self.gesture) = (inner, gesture)
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        inner.handle(event)
        phase = inner.phase.map(gesture.transform)
    }

    override func fail() {
        inner.fail()
        super.fail()
    }

    override func commit(_ calls: inout GestureCalls) {
        inner.commit(&calls)
        guard !isOver else { return }
        gesture.respond(phase, progress, &calls)
        progress.isBegun = phase.isBegun
        if phase.isTerminal {
            isOver = true
        } else if let value = phase.value {
            progress.last = value
        }
    }

    override var deadline: Duration? { inner.deadline }
}
