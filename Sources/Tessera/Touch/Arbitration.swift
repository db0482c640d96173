import TesseraCore

/// The gestures that a touch may mean, one of which it comes to mean.
///
/// They are those of the touched view and of the views around it, from the inside out, and are made one
/// recognizer by the same rules as gestures that a program combines: by default that of an inner
/// view is exclusive before that of an outer one.
@MainActor
final class Arbitration {
    private let recognizers: [TouchRecognizer]
    private let whole: _GestureRecognizer<Void>
    /// For each recognizer, whether it comes before what is inside.
    private let comeFirst: [Bool]
    /// A Boolean value that is true if some gesture has been recognized.
    private(set) var hasRecognized = false
    /// Whether the gestures were given up for scrolling.
    private(set) var hasYielded = false

    init(_ handlers: [(node: Node, handler: any TouchHandler)]) {
        var recognizers: [TouchRecognizer] = []
        var whole: _GestureRecognizer<Void>?
        for (node, handler) in handlers {
            let recognizer = handler.makeRecognizer(at: node)
            recognizers.append(recognizer)
            guard let inner = whole else {
                whole = recognizer
                continue
            }
            switch handler.precedence {
            case .afterInner: whole = ExclusiveRecognizer(inner, recognizer, { $0 }, { $0 })
            case .beforeInner: whole = ExclusiveRecognizer(recognizer, inner, { $0 }, { $0 })
            case .besideInner: whole = SimultaneousRecognizer(inner, recognizer) { _, _ in }
            }
        }
        self.recognizers = recognizers
        self.whole = whole ?? _GestureRecognizer()
        if handlers.isEmpty { self.whole.fail() }
        comeFirst = handlers.map { $0.handler.precedence == .beforeInner }
    }

    var nodes: [Node] { recognizers.map(\.node) }

    /// A Boolean value that is true if no event changes anything any more.
    var isOver: Bool { whole.phase.isTerminal }

    var deadline: Duration? { whole.deadline }

    /// Returns what an event leads to.
    ///
    /// - Parameter scrolled: The node that the event scrolls: if no gesture is recognized that comes before
    ///   scrolling, all are given up.
    func handle(_ event: TouchEvent, scrolling scrolled: Node? = nil) -> GestureCalls {
        for recognizer in recognizers where !recognizer.isDone {
            recognizer.adopt()
            if !recognizer.isInUse { recognizer.fail() }
        }
        whole.handle(event)
        if let scrolled, !isRecognized(before: scrolled) {
            whole.fail()
            hasYielded = true
        }
        return commit()
    }

    /// Whether a gesture is recognized inside a node, or one around it that comes first.
    private func isRecognized(before node: Node) -> Bool {
        zip(recognizers, comeFirst).contains { recognizer, comesFirst in
            recognizer.phase.isRecognized && (comesFirst || recognizer.node.isInside(node))
        }
    }

    /// Gives all gestures up, and returns what this leads to.
    func cancel() -> GestureCalls {
        whole.fail()
        return commit()
    }

    /// A Boolean value that is true if a gesture goes on at a node that is no more in use.
    var hasLostNode: Bool { recognizers.contains(where: \.hasLostNode) }

    private func commit() -> GestureCalls {
        if whole.phase.isRecognized { hasRecognized = true }
        var calls = GestureCalls()
        whole.commit(&calls)
        return calls
    }
}
