/// The competition of the gestures for a touch.
///
/// The candidates are the gestures of the touched view and its ancestors. They are combined into a
/// single recognizer, by the rules for gestures that a program combines. By default an inner
/// gesture is exclusive before an outer gesture.
@MainActor
final class Arbitration {
    private let recognizers: [TouchRecognizer]
    private let whole: _GestureRecognizer<Void>
    /// For each recognizer, whether it comes before the gestures inside.
    private let comeFirst: [Bool]
    /// Whether a gesture has been recognized.
    private(set) var hasRecognized = false
    /// Whether the gestures have failed in favour of scrolling.
    private(set) var hasYielded = false

    init(_ handlers: [(node: Node, handler: any TouchHandler)]) {
        var recognizers: [TouchRecognizer] = []
        var whole: _GestureRecognizer<Void>?
        let exclusive = CombinedRecognizer<Void, Void, Void>.exclusive({ $0 }, { $0 })
        for (node, handler) in handlers {
            let recognizer = TouchRecognizer(handler, at: node)
            recognizers.append(recognizer)
            guard let inner = whole else {
                whole = recognizer
                continue
            }
            switch handler.precedence {
            case .afterInner:
                whole = CombinedRecognizer(inner, recognizer, by: exclusive)
            case .beforeInner:
                whole = CombinedRecognizer(recognizer, inner, by: exclusive)
            case .besideInner:
                whole = CombinedRecognizer(
                    inner, recognizer, by: CombinedRecognizer.simultaneous { _, _ in })
            }
        }
        self.recognizers = recognizers
        self.whole = whole ?? _GestureRecognizer()
        if handlers.isEmpty { self.whole.fail() }
        comeFirst = handlers.map { $0.handler.precedence == .beforeInner }
    }

    var nodes: [Node] { recognizers.map(\.node) }

    /// Whether no event can change the result.
    var isOver: Bool { whole.phase.isTerminal }

    var deadline: Duration? { whole.deadline }

    /// Returns the calls for an event.
    ///
    /// - Parameter scrolled: The node that the event scrolls. All gestures fail, unless a gesture
    ///   that comes before scrolling is recognized.
    func handle(_ event: TouchEvent, scrolling scrolled: Node? = nil) -> GestureCalls {
        whole.handle(event)
        if let scrolled, !isRecognized(before: scrolled) {
            whole.fail()
            hasYielded = true
        }
        return commit()
    }

    /// Returns whether a gesture is recognized inside a node, or a gesture around it that comes
    /// first.
    private func isRecognized(before node: Node) -> Bool {
        zip(recognizers, comeFirst).contains { recognizer, comesFirst in
            recognizer.phase.isRecognized && (comesFirst || recognizer.node.isInside(node))
        }
    }

    /// Fails all gestures and returns the resulting calls.
    func cancel() -> GestureCalls {
        whole.fail()
        return commit()
    }

    /// Updates the gestures after a change of the tree, and fails the gestures of nodes that have
    /// been removed or refuse touches. Returns `false` without such nodes.
    func followTree() -> Bool {
        let lost = recognizers.filter { recognizer in
            if case .failed = recognizer.phase { return false }
            return !recognizer.isOver && !recognizer.update()
        }
        for recognizer in lost { recognizer.fail() }
        return !lost.isEmpty
    }

    private func commit() -> GestureCalls {
        if whole.phase.isRecognized { hasRecognized = true }
        var calls = GestureCalls()
        whole.commit(&calls)
        return calls
    }
}
