extension Row: TouchHandler {
    package func makeRecognizer(at node: Node) -> TouchRecognizer {
        let tap = PressGesture { $0.isInsideRow ? () : nil }.onEnded {
            if case .perform(let action)? = response { action() }
        }
        return RowRecognizer(tap, at: self.node)
    }
}

/// Recognizes a tap on a row. The node of a row has no touch handler.
private final class RowRecognizer<Content: Gesture>: GestureTouchRecognizer<Content> {
    override var isOffered: Bool { true }
}
