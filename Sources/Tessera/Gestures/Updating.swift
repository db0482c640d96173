public import TesseraCore

extension Gesture {
    /// Has a state follow the gesture's value for as long as it goes on.
    ///
    /// - Parameters:
    ///   - state: The state; it is reset when the gesture has ended or was cancelled.
    ///   - body: Changes the state by the gesture's value, which is passed with the transaction of the
    ///     change.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that has a state follow its value.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    let base: Base
    let state: GestureState<State>
    let change: (Base.Value, inout State, inout Transaction) -> Void

    init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        change = body
    }

    public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
        UpdatingRecognizer(base._makeRecognizer(), state, change)
    }

    public func _update(_ recognizer: _GestureRecognizer<Base.Value>) {
        guard let recognizer = recognizer.own(as: UpdatingRecognizer<Base.Value, State>.self) else {
            return
        }
        (recognizer.state, recognizer.change) = (state, change)
        base._update(recognizer.inner)
    }
}

extension GestureStateGesture: AddingGesture {
    nonisolated static var base: any Any.Type { Base.self }
}

private final class UpdatingRecognizer<Value, State>: GestureWrapper<Value, Value> {
    typealias Change = (Value, inout State, inout Transaction) -> Void

    var state: GestureState<State>
    var change: Change
    private var hasChanged = false

    init(
        _ inner: _GestureRecognizer<Value>, _ state: GestureState<State>,
        _ change: @escaping Change
    ) {
        self.state = state
        self.change = change
        super.init(inner)
    }

    override func phase(of inner: GesturePhase<Value>) -> GesturePhase<Value> { inner }

    override func commit(_ calls: inout GestureCalls) {
        super.commit(&calls)
        if phase.isTerminal {
            guard hasChanged else { return }
            hasChanged = false
            calls.resets.append { [self] in state.resetValue() }
        } else if let value = phase.value {
            hasChanged = true
            calls.actions.append { [self] in
                state.update { state, transaction in change(value, &state, &transaction) }
            }
        }
    }
}
