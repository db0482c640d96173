/// A modifier with a gesture, or a node that responds to touches in another way.
package protocol TouchHandler: Role {
    /// The precedence of the gesture over the gestures of the views inside.
    var precedence: GesturePrecedence { get }
    /// The enabled gestures, of this gesture and the gestures inside.
    var mask: GestureMask { get }

    /// Makes the recognizer of a touch at a node.
    @MainActor func makeRecognizer(at node: Node) -> TouchRecognizer
}

extension TouchHandler {
    package var precedence: GesturePrecedence { .afterInner }
    package var mask: GestureMask { .all }
}

/// A modifier with a gesture.
protocol GestureHandler: TouchHandler {
    associatedtype Content: Gesture

    /// The gesture; `nil` for no gesture.
    @MainActor var gesture: Content? { get }
}

extension GestureHandler {
    @MainActor package func makeRecognizer(at node: Node) -> TouchRecognizer {
        guard let gesture else { return TouchRecognizer(at: node) }
        return GestureTouchRecognizer(gesture, at: node) { node, recognizer in
            node.role(Self.self)?.gesture?._update(recognizer)
        }
    }
}

/// The precedence of a gesture over the gestures of the views inside.
package nonisolated enum GesturePrecedence {
    /// The gesture is recognized if no gesture inside is.
    case afterInner
    /// The gesture is recognized together with the gestures inside.
    case besideInner
    /// The gesture is recognized before the gestures inside.
    case beforeInner
}

/// The recognizer of a touch at a node.
@MainActor
package class TouchRecognizer: _GestureRecognizer<Void> {
    let node: Node
    /// Whether all callbacks have been delivered. A recognized gesture may still be waiting for
    /// another.
    private(set) final var isDone = false

    init(at node: Node) {
        self.node = node
        super.init()
    }

    /// Updates the recognizer from the node's current modifier.
    func adopt() {}

    package override func commit(_ calls: inout GestureCalls) {
        if phase.isTerminal { isDone = true }
    }

    /// Whether callbacks are outstanding while the node can no longer provide them.
    final var hasLostNode: Bool {
        if case .failed = phase { return false }
        return !isDone && !isInUse
    }

    /// Whether the node can still be touched.
    final var isInUse: Bool { node.refusal(of: .touch) == nil && isOffered }

    /// Whether the node's modifier still has the gesture.
    var isOffered: Bool { node.role((any TouchHandler).self)?.mask.contains(.gesture) == true }
}

/// The recognizer of a gesture at a node.
package class GestureTouchRecognizer<Content: Gesture>: TouchRecognizer {
    private let inner: _GestureRecognizer<Content.Value>
    private let update: (Node, _GestureRecognizer<Content.Value>) -> Void

    /// - Parameter update: Updates a recognizer from the current gesture of a node's modifier.
    package init(
        _ gesture: Content, at node: Node,
        update: @escaping (Node, _GestureRecognizer<Content.Value>) -> Void = { _, _ in }
    ) {
        inner = gesture._makeRecognizer()
        self.update = update
        super.init(at: node)
    }

    package override func adopt() { if node.isPresent { update(node, inner) } }

    package override func handle(_ event: TouchEvent) {
        var event = event
        event.node = node
        inner.handle(event)
        phase = inner.phase.map { _ in }
    }

    package override func fail() {
        inner.fail()
        super.fail()
    }

    package override func commit(_ calls: inout GestureCalls) {
        inner.commit(&calls)
        super.commit(&calls)
    }

    package override var deadline: Duration? { inner.deadline }
}
