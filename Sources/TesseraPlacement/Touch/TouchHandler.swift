/// A modifier with a gesture, or a row.
package protocol TouchHandler: Role {
    /// The gesture; `nil` for no gesture.
    @MainActor var gesture: (any Gesture)? { get }
    /// The precedence of the gesture over the gestures of the views inside.
    var precedence: GesturePrecedence { get }
}

extension TouchHandler {
    package var precedence: GesturePrecedence { .afterInner }
}

/// The precedence of a gesture over the gestures of the views inside.
package nonisolated enum GesturePrecedence: String {
    /// The gesture is recognized if no gesture inside is.
    case afterInner = "gesture"
    /// The gesture is recognized together with the gestures inside.
    case besideInner = "simultaneousGesture"
    /// The gesture is recognized before the gestures inside.
    case beforeInner = "highPriorityGesture"
}

// The node of a row has no touch handler.
extension Row: TouchHandler {
    package var gesture: (any Gesture)? {
        PressGesture { $0.isInsideRow ? () : nil }.onEnded {
            if case .perform(let action)? = response { action() }
        }
    }
}
