// The node of a row has no touch handler.
extension Row: TouchHandler {
    package var gesture: (any Gesture)? {
        PressGesture { $0.isInsideRow ? () : nil }.onEnded {
            if case .perform(let action)? = response { action() }
        }
    }
}
