public import TesseraCore

nonisolated extension View {
    /// Adds a gesture to this view, which is recognized if none of the views inside is.
    ///
    /// Of several gestures on one view, that which is written first counts as the inner one. Where an
    /// inner gesture has begun, as a press of a button has, the outer one waits until that has failed;
    /// otherwise the first to be recognized is, and the others fail.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for none.
    ///   - mask: Which gestures count, of this one and those inside.
    public consuming func gesture<G: Gesture>(
        _ gesture: G?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .afterInner))
    }

    /// Adds a gesture to this view, or leaves it out.
    public consuming func gesture<G: Gesture>(_ gesture: G?, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view that is recognized beside those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for none.
    ///   - mask: Which gestures count, of this one and those inside.
    public consuming func simultaneousGesture<G: Gesture>(
        _ gesture: G?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .besideInner))
    }

    /// Adds a gesture to this view that is recognized beside those of the views inside, or leaves it out.
    public consuming func simultaneousGesture<G: Gesture>(
        _ gesture: G?, isEnabled: Bool
    ) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view that comes before those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; `nil` for none.
    ///   - mask: Which gestures count, of this one and those inside.
    public consuming func highPriorityGesture<G: Gesture>(
        _ gesture: G?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .beforeInner))
    }

    /// Adds a gesture to this view that comes before those of the views inside, or leaves it out.
    public consuming func highPriorityGesture<G: Gesture>(
        _ gesture: G?, isEnabled: Bool
    ) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}

nonisolated private struct GestureModifier<Content: Gesture>: PrimitiveModifier, TouchHandler {
    let gesture: Content?
    let ownMask: GestureMask
    let precedence: GesturePrecedence

    init(gesture: Content?, mask: GestureMask, precedence: GesturePrecedence) {
        self.gesture = gesture
        ownMask = mask
        self.precedence = precedence
    }

    static var isSought: Bool { true }

    /// Without a gesture, those inside count or do not as if there were one.
    var mask: GestureMask { gesture == nil ? ownMask.subtracting(.gesture) : ownMask }

    var description: ModifierDescription? {
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

    @MainActor func makeRecognizer(at node: Node) -> TouchRecognizer {
        guard let gesture else { return TouchRecognizer(at: node) }
        return GestureTouchRecognizer(gesture, at: node) { node, recognizer in
            node.role(GestureModifier.self)?.gesture?._update(recognizer)
        }
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
