/// The competition of the gestures for a touch.
///
/// The candidates are the gestures of the touched view and its ancestors. They are combined into a
/// single gesture, as a program combines gestures. By default an inner gesture is exclusive before
/// an outer gesture.
@MainActor
final class Arbitration {
    let candidates: [TouchCandidate]
    private let gesture: (any Gesture)?
    private let recognizer = _GestureRecognizer()
    /// Whether a gesture has been recognized.
    private(set) var hasRecognized = false
    /// Whether the gestures have failed in favour of scrolling.
    private(set) var hasYielded = false

    init(_ candidates: [TouchCandidate]) {
        self.candidates = candidates
        var gesture: (any Gesture)?
        for candidate in candidates {
            gesture = gesture.map { candidate.around(AnyGesture(erasing: $0)) } ?? candidate
        }
        self.gesture = gesture
        if gesture == nil { recognizer.fail() }
    }

    /// Whether no event can change the result.
    var isOver: Bool { recognizer.phase.isTerminal }

    var deadline: Duration? { recognizer.deadline }

    /// Returns the calls for an event.
    ///
    /// - Parameter scrolled: The node that the event scrolls. All gestures fail, unless a gesture
    ///   that comes before scrolling is recognized.
    func handle(_ event: _TouchEvent, scrolling scrolled: Node? = nil) -> GestureCalls {
        if let gesture { recognizer.handle(event, of: gesture) }
        if let scrolled, !isRecognized(before: scrolled) {
            recognizer.fail()
            hasYielded = true
        }
        return commit()
    }

    /// Returns whether a gesture is recognized inside a node, or a gesture around it that comes
    /// first.
    private func isRecognized(before node: Node) -> Bool {
        candidates.contains {
            $0.recognizer?.phase.isRecognized == true
                && ($0.precedence == .beforeInner || $0.node.isInside(node))
        }
    }

    /// Fails all gestures and returns the resulting calls.
    func cancel() -> GestureCalls {
        recognizer.fail()
        return commit()
    }

    /// Updates the gestures after a change of the tree, and fails the gestures of nodes that have
    /// been removed or refuse touches. Returns `false` without such nodes.
    func followTree(_ event: _TouchEvent) -> Bool {
        var haveFailed = false
        for candidate in candidates where candidate.followTree() { haveFailed = true }
        if !haveFailed, let gesture { recognizer.handle(event, of: gesture) }
        return haveFailed
    }

    private func commit() -> GestureCalls {
        if recognizer.phase.isRecognized { hasRecognized = true }
        var calls = GestureCalls()
        recognizer.commit(&calls)
        return calls
    }
}

/// A gesture of a touched view, as a candidate for the touch.
@MainActor
final class TouchCandidate: PrimitiveGesture {
    let node: Node
    let precedence: GesturePrecedence
    /// The target in the node's control, for the gesture of such a control.
    var target: Node?
    private var gesture: any Gesture
    private(set) var recognizer: _GestureRecognizer?

    typealias Value = Any

    init(
        _ gesture: any Gesture, _ precedence: GesturePrecedence, of node: Node, at target: Node?
    ) {
        (self.gesture, self.precedence, self.node) = (gesture, precedence, node)
        self.target = target
    }

    func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        self.recognizer = recognizer
        var event = event
        event.node = node
        event.target = target
        gesture._handle(event, by: recognizer)
    }

    /// Updates the gesture, or fails it if the node no longer has a gesture or refuses touches.
    /// Returns `true` if the gesture fails.
    func followTree() -> Bool {
        guard let recognizer, recognizer.phase != .failed, !recognizer.isOver else { return false }
        let handler = node.role((any TouchHandler).self) ?? Row(of: node)
        guard let current = handler?.gesture(at: node), node.refusal(of: .touch) == nil else {
            recognizer.fail()
            return true
        }
        gesture = current
        return false
    }

    /// Combines this gesture with the gestures inside.
    func around(_ inner: AnyGesture<Any>) -> any Gesture {
        switch precedence {
        case .afterInner, .atTarget: inner.exclusively(before: self)
        case .beforeInner: exclusively(before: inner)
        case .besideInner: inner.simultaneously(with: self)
        }
    }
}
