/// A gesture that tells when it begins and when it is over, however that may be.
struct _PressingGesture<Content: Gesture>: PrimitiveGesture {
    let content: Content
    let pressing: (Bool) -> Void

    func _makeRecognizer() -> _GestureRecognizer<Content.Value> {
        PressingRecognizer(content._makeRecognizer(), pressing)
    }

    func _update(_ recognizer: _GestureRecognizer<Content.Value>) {
        guard let recognizer = recognizer.own(as: PressingRecognizer<Content.Value>.self) else {
            return
        }
        recognizer.pressing = pressing
        content._update(recognizer.inner)
    }
}

extension _PressingGesture: AddingGesture {
    nonisolated static var base: any Any.Type { Content.self }
}

private final class PressingRecognizer<Value>: GestureWrapper<Value, Value> {
    var pressing: (Bool) -> Void
    private var isPressing = false

    init(_ inner: _GestureRecognizer<Value>, _ pressing: @escaping (Bool) -> Void) {
        self.pressing = pressing
        super.init(inner)
    }

    override func phase(of inner: GesturePhase<Value>) -> GesturePhase<Value> { inner }

    override func commit(_ calls: inout GestureCalls) {
        super.commit(&calls)
        var wasSeen = false
        if case .ended = phase { wasSeen = !isPressing && !isOver }
        let isNow = !phase.isTerminal && phase.value != nil
        if phase.isTerminal { isOver = true }
        if wasSeen {
            // One that begins and ends at once is told of both.
            calls.actions.append { [self] in pressing(true) }
            calls.actions.append { [self] in pressing(false) }
        }
        guard isNow != isPressing else { return }
        isPressing = isNow
        calls.actions.append { [self] in pressing(isNow) }
    }

    private var isOver = false
}
