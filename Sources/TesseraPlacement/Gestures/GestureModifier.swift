nonisolated extension View {
    /// Adds a gesture to this view. The gestures of the views inside come first.
    ///
    /// Of several gestures on one view, the first in the source is the innermost. Once an inner
    /// gesture has begun, such as the press of a button, the outer gestures wait until it fails.
    /// Otherwise the first recognized gesture wins, and the others fail.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for no gesture.
    ///   - mask: The gestures to enable.
    public consuming func gesture<G: Gesture>(
        _ gesture: G?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, ownMask: mask))
    }

    /// Adds a gesture to this view that can be disabled.
    public consuming func gesture<G: Gesture>(_ gesture: G?, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view that is recognized together with the gestures of the views
    /// inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for no gesture.
    ///   - mask: The gestures to enable.
    public consuming func simultaneousGesture<G: Gesture>(
        _ gesture: G?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, ownMask: mask, precedence: .besideInner))
    }

    /// Adds a gesture to this view that is recognized together with the gestures of the views
    /// inside and can be disabled.
    public consuming func simultaneousGesture<G: Gesture>(
        _ gesture: G?, isEnabled: Bool
    ) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view that comes before the gestures of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for no gesture.
    ///   - mask: The gestures to enable.
    public consuming func highPriorityGesture<G: Gesture>(
        _ gesture: G?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, ownMask: mask, precedence: .beforeInner))
    }

    /// Adds a gesture to this view that comes before the gestures of the views inside and can be
    /// disabled.
    public consuming func highPriorityGesture<G: Gesture>(
        _ gesture: G?, isEnabled: Bool
    ) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}

nonisolated struct GestureModifier<Content: Gesture>: PrimitiveModifier, GestureHandler {
    let gesture: Content?
    var ownMask = GestureMask.all
    var precedence = GesturePrecedence.afterInner
    /// The call to print instead of the gesture's name.
    var call: (any AttributeCall)?

    static var isSought: Bool { true }

    /// The mask, which omits the added gesture if it is `nil`.
    var mask: GestureMask { gesture == nil ? ownMask.subtracting(.gesture) : ownMask }

    var description: ModifierDescription? {
        if let call { return call.described }
        let name =
            switch precedence {
            case .afterInner: "gesture"
            case .besideInner: "simultaneousGesture"
            case .beforeInner: "highPriorityGesture"
            }
        return ModifierDescription(
            name, gesture == nil ? "nil" : printedName(ofGesture: Content.self)
        )
        .argument("including", ownMask, default: .all)
    }
}

extension GestureMask: CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: ".none"
        case .gesture: ".gesture"
        case .subviews: ".subviews"
        default: ".all"
        }
    }
}
