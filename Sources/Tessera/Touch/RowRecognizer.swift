import TesseraCore

extension Row: TouchHandler {
    func makeRecognizer(at node: Node) -> TouchRecognizer { RowRecognizer(self) }
}

/// Recognizes a tap on a row.
private final class RowRecognizer: TouchRecognizer {
    private let row: Row

    init(_ row: Row) {
        self.row = row
        super.init(at: row.node)
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        var event = event
        event.node = node
        switch event.kind {
        case .down: phase = .possible(())
        case .move: phase = .possible(event.isInsideRow ? () : nil)
        case .up: if phase.value != nil { phase = .ended(()) } else { fail() }
        case .tick, .rest: break
        }
    }

    override var isOffered: Bool { true }

    override func commit(_ calls: inout GestureCalls) {
        if case .ended = phase, !isDone, case .perform(let action)? = row.response {
            calls.actions.append(action)
        }
        super.commit(&calls)
    }
}
