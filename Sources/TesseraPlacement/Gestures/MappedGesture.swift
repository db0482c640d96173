extension Gesture {
    /// Returns a gesture whose value a function computes from the value of this gesture.
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> some Gesture<Other> {
        MappedGesture(base: self, transform: transform)
    }
}

nonisolated private struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture, AddingGesture {
    typealias Value = Value

    let base: Base
    let transform: (Base.Value) -> Value

    static var base: any Any.Type { Base.self }

    @MainActor func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        guard let inner = recognizer.memory(_GestureRecognizer()) else { return }
        base.handle(event, by: inner)
        recognizer.become(inner.phase, base._value(of: inner).map(transform))
    }
}
