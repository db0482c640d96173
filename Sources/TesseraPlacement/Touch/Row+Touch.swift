// The node of a row has no touch handler.
extension Row: TouchHandler {
    package static func current(at node: Node) -> Row? { Row(of: node) }

    package var gesture: (some Gesture)? {
        PressGesture { $0.isInsideRow ? () : nil }.onEnded {
            if case .perform(let action)? = response { action() }
        }
    }
}
