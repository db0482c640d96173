/// A modifier with a gesture, or a row.
package protocol TouchHandler: Role {
    /// The gesture; `nil` for no gesture.
    @MainActor var gesture: (any Gesture)? { get }
    /// The precedence of the gesture over the gestures of the views inside.
    var precedence: GesturePrecedence { get }
}

extension TouchHandler {
    package var precedence: GesturePrecedence { .afterInner }
}

/// The precedence of a gesture over the gestures of the views inside.
package nonisolated enum GesturePrecedence: String {
    /// The gesture is recognized if no gesture inside is.
    case afterInner = "gesture"
    /// The gesture is recognized together with the gestures inside.
    case besideInner = "simultaneousGesture"
    /// The gesture is recognized before the gestures inside.
    case beforeInner = "highPriorityGesture"
}

/// A gesture of a touched view, as a candidate for the touch.
@MainActor
final class TouchCandidate: PrimitiveGesture {
    let node: Node
    let precedence: GesturePrecedence
    private var gesture: any Gesture
    private(set) var recognizer: _GestureRecognizer?

    typealias Value = Any

    init(_ gesture: any Gesture, _ precedence: GesturePrecedence, of node: Node) {
        (self.gesture, self.precedence, self.node) = (gesture, precedence, node)
    }

    func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        self.recognizer = recognizer
        var event = event
        event.node = node
        gesture._handle(event, by: recognizer)
    }

    /// Updates the gesture, or fails it if the node no longer has a gesture or refuses touches.
    /// Returns `true` if the gesture fails.
    func followTree() -> Bool {
        guard let recognizer, recognizer.phase != .failed, !recognizer.isOver else { return false }
        let handler = node.role((any TouchHandler).self) ?? Row(of: node)
        guard let current = handler?.gesture, node.refusal(of: .touch) == nil else {
            recognizer.fail()
            return true
        }
        gesture = current
        return false
    }
}
