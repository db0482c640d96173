extension Gesture {
    /// Returns a gesture whose value a function makes of this one's.
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
        _MapGesture(content: self, transform: transform)
    }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        MapRecognizer(content._makeRecognizer(), transform)
    }

    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let recognizer = recognizer.own(as: MapRecognizer<Content.Value, Value>.self) else {
            return
        }
        recognizer.transform = transform
        content._update(recognizer.inner)
    }
}

extension _MapGesture: AddingGesture {
    nonisolated static var base: any Any.Type { Content.self }
}

private final class MapRecognizer<Inner, Value>: GestureWrapper<Inner, Value> {
    var transform: (Inner) -> Value

    init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override func phase(of inner: GesturePhase<Inner>) -> GesturePhase<Value> {
        inner.map(transform)
    }
}
