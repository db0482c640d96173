nonisolated extension PressGestureModifier: GestureHandler {
    @MainActor var gesture: _AddedGesture<_AddedGesture<PressGesture<Void>, Void>, Void>? {
        PressGesture { $0.isInside ? () : nil }.pressing(pressing).onEnded(action)
    }
}

/// A gesture that is recognized when a finger is lifted at a location that has a value.
package nonisolated struct PressGesture<Value>: PrimitiveGesture {
    /// Returns the value of the finger's location, or `nil` if the press pauses there.
    let value: @MainActor (TouchEvent) -> Value?

    package init(_ value: @escaping @MainActor (TouchEvent) -> Value?) { self.value = value }

    @MainActor package func _makeRecognizer() -> _GestureRecognizer<Value> {
        PressRecognizer(value)
    }

    @MainActor package func _update(_ recognizer: _GestureRecognizer<Value>) {}
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
