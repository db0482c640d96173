/// A modifier with a gesture, or a row.
package protocol TouchHandler: Role {
    associatedtype Content: Gesture

    /// The gesture; `nil` for no gesture.
    @MainActor var gesture: Content? { get }
    /// The precedence of the gesture over the gestures of the views inside.
    var precedence: GesturePrecedence { get }

    /// Returns the current handler of a node.
    @MainActor static func current(at node: Node) -> Self?
}

extension TouchHandler {
    package var precedence: GesturePrecedence { .afterInner }

    @MainActor var hasGesture: Bool { gesture != nil }

    @MainActor package static func current(at node: Node) -> Self? {
        node.role((any TouchHandler).self) as? Self
    }
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

/// The recognizer of a touch at a node.
final class TouchRecognizer: _GestureRecognizer<Void> {
    let node: Node
    private let follow: (TouchEvent) -> GesturePhase<Void>
    private let adopt: () -> Bool

    init<Handler: TouchHandler>(_ handler: Handler, at node: Node) {
        let inner = handler.gesture?._makeRecognizer() ?? _GestureRecognizer()
        handler.gesture?.update(inner)
        self.node = node
        follow = { event in
            inner.handle(event)
            return inner.phase.map { _ in }
        }
        adopt = {
            guard let gesture = Handler.current(at: node)?.gesture else { return false }
            gesture.update(inner)
            return true
        }
        super.init(parts: [inner])
    }

    override func handle(_ event: TouchEvent) {
        var event = event
        event.node = node
        phase = follow(event)
    }

    /// Updates the recognizer from the node's current handler. Returns `false` if the node no
    /// longer has the gesture or refuses touches.
    func update() -> Bool { node.refusal(of: .touch) == nil && adopt() }
}
