nonisolated extension Gesture {
    /// Adds an action to perform when the gesture ends. A cancelled gesture does not perform it.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _AddedGesture<Self> {
        adding { progress, calls in
            guard progress.phase == .ended, let value = progress.value as? Value else { return }
            calls.actions.append { action(value) }
        }
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
        adding { progress, calls in
            if progress.phase.isTerminal {
                if progress.lastValue != nil { calls.resets.append { state.resetValue() } }
            } else if let value = progress.value as? Value {
                calls.actions.append {
                    state.update { state, transaction in body(value, &state, &transaction) }
                }
            }
        }
    }

    /// Adds an action to perform when the gesture begins, and when it ends in any way.
    func pressing(_ action: @escaping (Bool) -> Void) -> _AddedGesture<Self> {
        adding { progress, calls in
            let (isBegun, wasBegun) = (progress.phase.isBegun, progress.wasBegun)
            // A gesture that begins and ends with a single event performs both.
            let beginsAndEnds = progress.phase == .ended && !wasBegun
            if beginsAndEnds { calls.actions.append { action(true) } }
            if beginsAndEnds || isBegun != wasBegun { calls.actions.append { action(isBegun) } }
        }
    }

    fileprivate func adding(
        _ respond: @escaping _GestureRecognizer.Response
    ) -> _AddedGesture<Self> {
        _AddedGesture(content: self, respond: respond)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes, first when the gesture begins.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _AddedGesture<Self> {
        adding { progress, calls in
            guard !progress.phase.isTerminal, let value = progress.value as? Value,
                value != progress.lastValue as? Value
            else { return }
            calls.actions.append { action(value) }
        }
    }
}

/// A gesture that updates a state with its value.
public typealias GestureStateGesture<Base: Gesture, State> = _AddedGesture<Base>

/// A gesture with an added action.
nonisolated public struct _AddedGesture<Content: Gesture>: PrimitiveGesture {
    let content: Content
    let respond: _GestureRecognizer.Response

    public typealias Value = Content.Value

    @MainActor public func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        content._handle(event, by: recognizer)
        recognizer.responses.append(respond)
    }
}

extension _AddedGesture: AddingGesture {
    static var base: any Any.Type { Content.self }
}
