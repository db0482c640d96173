extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value has changed: first when it is recognized, or
    /// has begun.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void

    public func _makeRecognizer() -> _GestureRecognizer<Content.Value> {
        ChangedRecognizer(content._makeRecognizer(), action)
    }

    public func _update(_ recognizer: _GestureRecognizer<Content.Value>) {
        guard let recognizer = recognizer.own(as: ChangedRecognizer<Content.Value>.self) else {
            return
        }
        recognizer.action = action
        content._update(recognizer.inner)
    }
}

extension _ChangedGesture: AddingGesture {
    nonisolated static var base: any Any.Type { Content.self }
}

private final class ChangedRecognizer<Value: Equatable>: GestureWrapper<Value, Value> {
    var action: (Value) -> Void
    private var last: Value?

    init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func phase(of inner: GesturePhase<Value>) -> GesturePhase<Value> { inner }

    override func commit(_ calls: inout GestureCalls) {
        super.commit(&calls)
        guard !phase.isTerminal, let value = phase.value, value != last else { return }
        last = value
        calls.actions.append { [self] in action(value) }
    }
}
