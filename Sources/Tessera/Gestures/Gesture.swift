import TesseraCore

/// A motion of a finger, and what it means.
///
/// ```swift
/// Stars(value)
///     .gesture(
///         DragGesture(minimumDistance: 0)
///             .onChanged { value = stars(at: $0.location.x) }
///             .onEnded { _ in save() })
/// ```
///
/// A gesture of your own has a body made of others:
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
    /// The type of what the gesture says of the finger.
    associatedtype Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    var body: Body { get }

    /// Makes what recognizes the gesture in a finger's motion.
    func _makeRecognizer() -> _GestureRecognizer<Value>

    /// Has a recognizer that another value of this gesture has made go on by this one.
    func _update(_ recognizer: _GestureRecognizer<Value>)
}

extension Gesture {
    public func _makeRecognizer() -> _GestureRecognizer<Body.Value> { body._makeRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Body.Value>) { body._update(recognizer) }
}

extension Never: Gesture {
    public typealias Value = Never

    public var body: Never { switch self {} }

    public func _makeRecognizer() -> _GestureRecognizer<Never> { _GestureRecognizer() }

    public func _update(_ recognizer: _GestureRecognizer<Never>) {}
}

/// A gesture that adds something to another one, and is printed by the name of that.
protocol AddingGesture {
    static var base: any Any.Type { get }
}

/// The name of a gesture in the printed tree: that of what it follows, without what is added.
func printedName(ofGesture type: any Any.Type) -> String {
    (type as? any AddingGesture.Type).map { printedName(ofGesture: $0.base) }
        ?? TypeName.short(type)
}

/// A gesture that is not made of others.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
    /// Stops the program: the gesture is not made of others.
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture: it has no body to be asked for.")
    }
}
