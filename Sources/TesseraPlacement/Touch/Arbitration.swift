/// The competition of the gestures for a touch.
///
/// The candidates are the gestures of the touched view and its ancestors. They are combined into a
/// single gesture, as a program combines gestures. By default an inner gesture is exclusive before
/// an outer gesture.
@MainActor
final class Arbitration {
    let candidates: [TouchCandidate]
    private let gesture: AnyGesture<Any>?
    private let recognizer = _GestureRecognizer()
    /// Whether a gesture has been recognized.
    private(set) var hasRecognized = false
    /// Whether the gestures have failed in favour of scrolling.
    private(set) var hasYielded = false

    init(_ candidates: [TouchCandidate]) {
        self.candidates = candidates
        var gesture: AnyGesture<Any>?
        for candidate in candidates {
            let outer = AnyGesture(candidate)
            gesture = gesture.map { candidate.precedence.combine($0, outer) } ?? outer
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
        gesture?.handle(event, by: recognizer)
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
        if !haveFailed { gesture?.handle(event, by: recognizer) }
        return haveFailed
    }

    private func commit() -> GestureCalls {
        if recognizer.phase.isRecognized { hasRecognized = true }
        var calls = GestureCalls()
        recognizer.commit(&calls)
        return calls
    }
}

extension GesturePrecedence {
    /// Combines a gesture of this precedence with the gestures inside.
    @MainActor
    fileprivate func combine(
        _ inner: AnyGesture<Any>, _ outer: AnyGesture<Any>
    ) -> AnyGesture<Any> {
        switch self {
        case .afterInner: AnyGesture(inner.exclusively(before: outer).map { $0 as Any })
        case .beforeInner: AnyGesture(outer.exclusively(before: inner).map { $0 as Any })
        case .besideInner: AnyGesture(inner.simultaneously(with: outer).map { $0 as Any })
        }
    }
}
