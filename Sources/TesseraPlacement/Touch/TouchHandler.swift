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
    private(set) var recognizer = _GestureRecognizer<Void>()

    init(_ node: Node, _ precedence: GesturePrecedence) {
        (self.node, self.precedence) = (node, precedence)
    }

    /// The current gesture; `nil` if the node no longer has a gesture.
    private var gesture: (any Gesture)? {
        let handler = node.role((any TouchHandler).self) ?? Row(of: node)
        return handler?.gesture
    }

    func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer<Void>) {
        self.recognizer = recognizer
        guard let gesture else { return recognizer.fail() }
        var event = event
        event.node = node
        gesture.handle(event, for: recognizer)
    }

    /// Fails the gesture if its node no longer has a gesture or refuses touches. Returns whether
    /// this has changed the phase.
    func followTree() -> Bool {
        guard recognizer.phase != .failed, !recognizer.isOver else { return false }
        if node.refusal(of: .touch) == nil, gesture != nil { return false }
        recognizer.fail()
        return true
    }
}

extension Gesture {
    /// Handles an event for a recognizer that ignores the value.
    fileprivate func handle(_ event: _TouchEvent, for recognizer: _GestureRecognizer<Void>) {
        map { _ in }._handle(event, by: recognizer)
    }
}
