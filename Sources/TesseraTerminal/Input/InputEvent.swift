import Tessera

/// An input at a terminal.
enum InputEvent: Equatable {
    /// A key is pressed.
    case key(KeyEquivalent, EventModifiers = [])
    /// A mouse action over a cell. Column and row count from 0.
    case mouse(MouseAction, column: Int, row: Int)
    /// A text is pasted.
    case paste(String)
    /// The terminal's window gains or loses the focus.
    case windowFocus(Bool)

    var isScroll: Bool {
        if case .mouse(.scroll, _, _) = self { return true }
        return self == .key(.pageUp) || self == .key(.pageDown)
    }

    /// Returns one event with the effect of this one and the next one; `nil` if both are needed.
    func joined(with next: InputEvent) -> InputEvent? {
        guard case .mouse(let action, let column, let row) = self,
            case .mouse(let nextAction, let nextColumn, let nextRow) = next
        else { return nil }
        switch (action, nextAction) {
        case (.move, .move): return next
        case (.scroll(let right, let down), .scroll(let moreRight, let moreDown))
        where column == nextColumn && row == nextRow:
            let sum = MouseAction.scroll(right: right + moreRight, down: down + moreDown)
            return .mouse(sum, column: column, row: row)
        default: return nil
        }
    }
}

/// An action of the mouse.
enum MouseAction: Equatable {
    /// The first button goes down.
    case press
    /// The first button goes up.
    case release
    /// The mouse moves with the button down.
    case drag
    /// The mouse moves with no button down.
    case move
    /// The wheel turns by a number of notches to the right and down.
    case scroll(right: Int, down: Int)
}
