public import TesseraCore

/// The direction of an arrow key or a remote control.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
    case up
    case down
    case left
    case right

    /// Returns the direction of an arrow key; `nil` for another key.
    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

nonisolated extension View {
    /// Performs an action when an arrow key is pressed while the focus is in this view, unless an
    /// `onKeyPress` action handles the key.
    ///
    /// - Parameter action: The action, which receives the direction; `nil` for no action.
    public consuming func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> some View {
        modifier(MoveCommandModifier(action: action))
    }
}

nonisolated struct MoveCommandModifier: PrimitiveModifier, Role {
    let action: ((MoveCommandDirection) -> Void)?

    var description: ModifierDescription? { ModifierDescription("onMoveCommand") }
}
