extension Prediction {
    /// The predicted tree at one moment.
    struct Picture {
        /// The argument and the reads of each body, by path.
        var bodies: [String: String] = [:]
        var states: [String: [Int]] = [:]
        /// The texts that the tree must contain.
        var texts: Set<String> = []
        var targets: [Target] = []
        /// The effects of actions, by the text that identifies them.
        var actions: [String: Effect] = [:]
        /// The views with gestures or reactions to the pointer, by path.
        var touched: [String: Touched] = [:]
        /// The paths of the states whose bindings are kept, in order.
        var numbers: [String] = []
        var arrays: [String] = []
        var items: [String] = []
        var records: [String] = []
        /// The paths of the bindings whose values are gone.
        var empty: [String] = []
        /// The values that `onChange` sees.
        var echoes: [String: Echo] = [:]
        /// The paths of the echoes that appear only with a layout.
        var shownByLayout: Set<String> = []
        /// The presented sheets, by path.
        var sheets: [String] = []
        /// The number of primitive views.
        var views = 0
        /// The views that have appeared.
        var present: [String: Int] = [:]
    }

    /// The values that a view with reactions to changes observes.
    struct Echo: Equatable {
        /// The value of a cell, and the first state of the view, or 0 without states.
        let cell: Int
        let first: Int
        /// The argument that the view has when it reacts.
        let argument: Int
    }

    /// A view that a tap can reach, by its text.
    struct Target {
        let text: String
        let effect: Effect
        /// Whether the target is disabled.
        let isDisabled: Bool
        /// The path of the sheet that contains the target, if any.
        let screen: String?
        /// The labels of the menus that must be opened first.
        var openers: [String] = []
    }

    /// A view with a gesture or a reaction to the pointer.
    struct Touched {
        /// The argument of the view, and the values that it has read.
        let told: String
        /// Whether the view is disabled or closed to touches.
        let isClosed: Bool
        /// Whether a finger changes a state of the view while it stays.
        let isHeld: Bool
    }

    indirect enum Effect {
        case nothing
        case cell(Int)
        case set(cell: Int, to: Int)
        case both(Effect, Effect)
        case state(path: String, index: Int)
        case flag(path: String, index: Int)
        case item(list: Int, index: Int)
    }
}
