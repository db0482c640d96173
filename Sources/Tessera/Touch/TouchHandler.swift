import TesseraCore

/// A modifier with a gesture, or a place that answers a touch in another way.
protocol TouchHandler: Role {
    /// The way in which the gesture goes together with those of the views inside.
    var precedence: GesturePrecedence { get }
    /// Which of the gestures count, of this one and those inside.
    var mask: GestureMask { get }

    /// Makes the recognizer of a touch at the node.
    @MainActor func makeRecognizer(at node: Node) -> TouchRecognizer
}

extension TouchHandler {
    var precedence: GesturePrecedence { .afterInner }
    var mask: GestureMask { .all }
}

/// The place of a gesture among those of the views inside its view.
enum GesturePrecedence {
    /// It is recognized if none inside is.
    case afterInner
    /// It is recognized beside those inside.
    case besideInner
    /// Those inside are recognized if it is not.
    case beforeInner
}

/// The recognizer of what one node makes of a touch.
@MainActor
class TouchRecognizer: _GestureRecognizer<Void> {
    let node: Node
    /// A Boolean value that is true if all is called that comes of it: one that is recognized may have to wait
    /// for another.
    private(set) final var isDone = false

    init(at node: Node) {
        self.node = node
        super.init()
    }

    /// Takes over what the node's modifier is now.
    func adopt() {}

    override func commit(_ calls: inout GestureCalls) {
        if phase.isTerminal { isDone = true }
    }

    /// A Boolean value that is true if something may be called that the node can no longer be asked for.
    final var hasLostNode: Bool {
        if case .failed = phase { return false }
        return !isDone && !isInUse
    }

    /// A Boolean value that is true if the node may still be touched.
    final var isInUse: Bool {
        node.isPresent && node.touchRefusal == nil && !node.isCovered && isOffered
    }

    /// Whether the node's modifier still has the gesture.
    var isOffered: Bool { node.role((any TouchHandler).self)?.mask.contains(.gesture) == true }
}

/// The recognizer of a gesture at a node.
final class GestureTouchRecognizer<Content: Gesture>: TouchRecognizer {
    private let inner: _GestureRecognizer<Content.Value>
    private let update: (Node, _GestureRecognizer<Content.Value>) -> Void

    /// - Parameter update: Has a recognizer take over the gesture that a node's modifier has now.
    init(
        _ gesture: Content, at node: Node,
        update: @escaping (Node, _GestureRecognizer<Content.Value>) -> Void
    ) {
        inner = gesture._makeRecognizer()
        self.update = update
        super.init(at: node)
    }

    override func adopt() { if node.isPresent { update(node, inner) } }

    override func handle(_ event: TouchEvent) {
        var event = event
        event.node = node
        inner.handle(event)
        phase = inner.phase.map { _ in }
    }

    override func fail() {
        inner.fail()
        super.fail()
    }

    override func commit(_ calls: inout GestureCalls) {
        inner.commit(&calls)
        super.commit(&calls)
    }

    override var deadline: Duration? { inner.deadline }
}
