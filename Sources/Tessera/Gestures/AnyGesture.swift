/// A gesture of any type.
///
/// While a finger is on its view, another gesture in its place ends the touch if it is of another type.
public struct AnyGesture<Value>: PrimitiveGesture {
    private let base: any Gesture<Value>

    /// Makes a gesture of another one.
    public init<Base: Gesture<Value>>(_ gesture: Base) { base = gesture }

    public func _makeRecognizer() -> _GestureRecognizer<Value> { base._makeRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Value>) { base._update(recognizer) }
}
