nonisolated extension View {
    /// Adds a gesture to this view. The gestures of the views inside come first.
    ///
    /// Of several gestures on one view, the first in the source is the innermost. Once an inner
    /// gesture has begun, such as the press of a button, the outer gestures wait until it fails.
    /// Otherwise the first recognized gesture wins, and the others fail.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for no gesture.
    ///   - isEnabled: Whether the gesture can be recognized.
    public consuming func gesture<G: Gesture>(
        _ gesture: G?, isEnabled: Bool = true
    ) -> some View {
        modifier(GestureModifier(content: gesture, isEnabled: isEnabled))
    }

    /// Adds a gesture to this view that is recognized together with the gestures of the views
    /// inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for no gesture.
    ///   - isEnabled: Whether the gesture can be recognized.
    public consuming func simultaneousGesture<G: Gesture>(
        _ gesture: G?, isEnabled: Bool = true
    ) -> some View {
        modifier(
            GestureModifier(content: gesture, isEnabled: isEnabled, precedence: .besideInner))
    }

    /// Adds a gesture to this view that comes before the gestures of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for no gesture.
    ///   - isEnabled: Whether the gesture can be recognized.
    public consuming func highPriorityGesture<G: Gesture>(
        _ gesture: G?, isEnabled: Bool = true
    ) -> some View {
        modifier(
            GestureModifier(content: gesture, isEnabled: isEnabled, precedence: .beforeInner))
    }
}

nonisolated struct GestureModifier<Content: Gesture>: PrimitiveModifier, TouchHandler {
    let content: Content?
    var isEnabled = true
    var precedence = GesturePrecedence.afterInner
    /// The call to print instead of the gesture's name.
    var call: Call?

    static var isResponder: Bool { true }

    @MainActor package func gesture(at node: Node) -> (any Gesture)? { isEnabled ? content : nil }

    var description: ModifierDescription? {
        let name = content == nil ? "nil" : printedName(ofGesture: Content.self)
        let ownCall = Call(precedence.rawValue).argument(verbatim: name)
            .argument("isEnabled", isEnabled, default: true)
        return (call ?? ownCall).described
    }
}
