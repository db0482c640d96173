public import TesseraCore

nonisolated extension View {
    /// Performs an action when a press ends inside this view.
    ///
    /// The press pauses while the finger is outside the view's frame. An outer gesture that has
    /// waited may then be recognized instead.
    ///
    /// - Parameters:
    ///   - pressing: Receives `true` when a press begins, and `false` when it ends or is cancelled.
    ///   - action: The action, performed after `pressing` when a press ends inside the view.
    @inlinable
    public consuming func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        modifier(PressGestureModifier(pressing: pressing ?? { _ in }, action: action))
    }
}

@usableFromInline
nonisolated struct PressGestureModifier: PrimitiveModifier, TouchHandler, TapHandler {
    @usableFromInline let pressing: (Bool) -> Void
    @usableFromInline let action: () -> Void

    @inlinable
    init(pressing: @escaping (Bool) -> Void, action: @escaping () -> Void) {
        self.pressing = pressing
        self.action = action
    }

    @usableFromInline static var isSought: Bool { true }

    func tapAction(count: Int) -> (() -> Void)? {
        guard count == 1 else { return nil }
        return {
            pressing(true)
            pressing(false)
            action()
        }
    }

    @MainActor func makeRecognizer(at node: Node) -> TouchRecognizer {
        GestureTouchRecognizer(gesture, at: node) {
            $0.role(PressGestureModifier.self)?.gesture._update($1)
        }
    }

    @MainActor private var gesture: some Gesture<Void> {
        PressGesture().pressing(pressing).onEnded(action)
    }

    @usableFromInline
    var description: ModifierDescription? { ModifierDescription("onButtonGesture") }
}

/// A gesture that is recognized when a finger is lifted inside the view's frame.
struct PressGesture: PrimitiveGesture {
    func _makeRecognizer() -> _GestureRecognizer<Void> { PressRecognizer() }

    func _update(_ recognizer: _GestureRecognizer<Void>) {}
}

private final class PressRecognizer: _GestureRecognizer<Void> {
    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        switch event.kind {
        case .down: phase = .possible(())
        case .move: phase = .possible(event.isInside ? () : nil)
        case .up: if phase.value != nil { phase = .ended(()) } else { fail() }
        case .tick, .rest: break
        }
    }
}
