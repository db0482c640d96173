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

    /// Handles an event with a recognizer that belongs to this gesture alone.
    func handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        recognizer.responses = []
        _handle(event, by: recognizer)
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
