extension Gesture {
    /// Adds an action to perform when the gesture ends; it is not performed when the gesture is
    /// cancelled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    let content: Content
    let action: (Content.Value) -> Void

    public func _makeRecognizer() -> _GestureRecognizer<Content.Value> {
        EndedRecognizer(content._makeRecognizer(), action)
    }

    public func _update(_ recognizer: _GestureRecognizer<Content.Value>) {
        guard let recognizer = recognizer.own(as: EndedRecognizer<Content.Value>.self) else {
            return
        }
        recognizer.action = action
        content._update(recognizer.inner)
    }
}

extension _EndedGesture: AddingGesture {
    nonisolated static var base: any Any.Type { Content.self }
}

private final class EndedRecognizer<Value>: GestureWrapper<Value, Value> {
    var action: (Value) -> Void
    private var isDone = false

    init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func phase(of inner: GesturePhase<Value>) -> GesturePhase<Value> { inner }

    override func commit(_ calls: inout GestureCalls) {
        super.commit(&calls)
        guard case .ended(let value) = phase, !isDone else { return }
        isDone = true
        calls.actions.append { [self] in action(value) }
    }
}
