/// A motion of a finger with its actions.
///
/// ```swift
/// Stars(value)
///     .gesture(
///         DragGesture(minimumDistance: 0)
///             .onChanged { value = stars(at: $0.location.x) }
///             .onEnded { _ in save() })
/// ```
///
/// A custom gesture has a body that combines other gestures:
///
/// ```swift
/// struct Slide: Gesture {
///     @Binding var value: Double
///     var body: some Gesture<DragGesture.Value> {
///         DragGesture().onChanged { value = $0.location.x }
///     }
/// }
/// ```
@MainActor
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture's body.
    associatedtype Body: Gesture

    /// The gesture that this gesture consists of.
    var body: Body { get }

    /// Handles an event with the recognizer of this gesture, or of an earlier value of it.
    func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer)

    /// Returns the value of a recognizer of this gesture; `nil` if the gesture has not begun, or
    /// has failed.
    func _value(of recognizer: _GestureRecognizer) -> Value?
}

extension Gesture {
    public func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        body._handle(event, by: recognizer)
    }

    public func _value(of recognizer: _GestureRecognizer) -> Body.Value? {
        recognizer.value as? Body.Value
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public var body: Never { switch self {} }
}

/// A gesture that adds an action to another gesture and prints the name of that gesture.
protocol AddingGesture {
    static var base: any Any.Type { get }
}

/// Returns the name of a gesture in the printed tree, without added actions.
func printedName(ofGesture type: any Any.Type) -> String {
    (type as? any AddingGesture.Type).map { printedName(ofGesture: $0.base) }
        ?? TypeName.short(type)
}

/// A gesture without a body.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public func _value(of recognizer: _GestureRecognizer) -> Value? { recognizer.value as? Value }
}

extension Gesture where Body == Never {
    /// Stops the program, because a primitive gesture has no body.
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture; it has no body.")
    }
}

/// A type-erased gesture.
///
/// If the gesture is replaced by a gesture of another type during a touch, the touch ends.
public struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Value = Value

    private let base: any Gesture

    /// Makes a type-erased gesture.
    public init<Base: Gesture<Value>>(_ gesture: Base) { base = gesture }

    /// Makes a gesture whose value has another type than the gesture's, or none.
    init(erasing gesture: any Gesture) { base = gesture }

    public func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        base._handle(event, by: recognizer)
    }
}

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
        inner.handle(event, of: base)
        recognizer.become(inner.phase, base._value(of: inner).map(transform))
    }
}
