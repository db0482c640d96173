import Tessera

/// What somebody does at a terminal.
enum InputEvent: Equatable {
    /// A key is pressed.
    case key(KeyEquivalent, EventModifiers = [])
    /// Something is done with the mouse over a cell; both count from 0.
    case mouse(MouseAction, column: Int, row: Int)
    /// A text is pasted.
    case paste(String)
    /// The terminal's window comes to the front, or no longer is there.
    case windowFocus(Bool)

    var isScroll: Bool {
        switch self {
        case .mouse(.scroll, _, _), .key(.pageUp, []), .key(.pageDown, []): true
        default: false
        }
    }
}

/// What is done with the mouse.
enum MouseAction: Equatable {
    /// The first button goes down.
    case press
    /// It goes up.
    case release
    /// The mouse moves while it is down.
    case drag
    /// The mouse moves while no button is down.
    case move
    /// The wheel turns: so many notches to the right, and down.
    case scroll(right: Int, down: Int)
}
