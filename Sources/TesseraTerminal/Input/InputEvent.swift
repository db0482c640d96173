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
        switch self {
        case .mouse(.scroll, _, _), .key(.pageUp, []), .key(.pageDown, []): true
        default: false
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
