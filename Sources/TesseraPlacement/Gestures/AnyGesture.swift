/// A type-erased gesture.
///
/// If the gesture is replaced by a gesture of another type during a touch, the touch ends.
public struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Value = Value

    private let base: any Gesture<Value>

    /// Makes a type-erased gesture.
    public init<Base: Gesture<Value>>(_ gesture: Base) { base = gesture }

    public func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        base._handle(event, by: recognizer)
    }
}
