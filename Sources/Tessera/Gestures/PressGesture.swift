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
nonisolated struct PressGestureModifier: PrimitiveModifier, GestureHandler, TapHandler {
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

    @MainActor var gesture: _AddedGesture<_AddedGesture<PressGesture<Void>, Void>, Void>? {
        PressGesture { $0.isInside ? () : nil }.pressing(pressing).onEnded(action)
    }

    @usableFromInline
    var description: ModifierDescription? { ModifierDescription("onButtonGesture") }
}

/// A gesture that is recognized when a finger is lifted at a location that has a value.
nonisolated struct PressGesture<Value>: PrimitiveGesture {
    /// Returns the value of the finger's location, or `nil` if the press pauses there.
    let value: @MainActor (TouchEvent) -> Value?

    @MainActor func _makeRecognizer() -> _GestureRecognizer<Value> { PressRecognizer(value) }

    @MainActor func _update(_ recognizer: _GestureRecognizer<Value>) {}
}

private final class PressRecognizer<Value>: _GestureRecognizer<Value> {
    private let value: @MainActor (TouchEvent) -> Value?

    init(_ value: @escaping @MainActor (TouchEvent) -> Value?) {
        self.value = value
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        switch event.kind {
        case .down, .move: phase = .possible(value(event))
        case .up: if let value = phase.value { phase = .ended(value) } else { fail() }
        case .tick, .rest: break
        }
    }
}
