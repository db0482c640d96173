/// The direction of an arrow key or a remote control.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
    case up
    case down
    case left
    case right

    /// Returns the direction of an arrow key; `nil` for another key.
    init?(_ key: KeyEquivalent) {
        let keys: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
        guard let index = keys.firstIndex(of: key) else { return nil }
        self = Self.allCases[index]
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
        modifier(
            KeyPressModifier(isCommand: true) { press in
                guard let action, let direction = MoveCommandDirection(press.key) else {
                    return .ignored
                }
                action(direction)
                return .handled
            })
    }
}
