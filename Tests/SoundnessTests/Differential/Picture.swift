extension Prediction {
    /// What there is at one moment.
    struct Picture {
        /// What each body has been told and has read, by path.
        var bodies: [String: String] = [:]
        var states: [String: [Int]] = [:]
        /// The texts that the tree must contain.
        var texts: Set<String> = []
        var targets: [Target] = []
        /// What actions do, by the text that tells it.
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
        /// The paths of those of them that come to be shown when there is a layout.
        var shownByLayout: Set<String> = []
        /// The sheets that are presented, by path.
        var sheets: [String] = []
        /// How many views have been come by that are not made of others.
        var views = 0
        /// The views that have appeared.
        var present: [String: Int] = [:]
    }

    /// What a view sees that reacts to changes.
    struct Echo: Equatable {
        /// The value of a cell, and the first of the view's states, if it has any.
        let cell: Int
        let first: Int
        /// The argument that the view has when it reacts.
        let argument: Int
    }

    /// Something that can be tapped, by its text.
    struct Target {
        let text: String
        let effect: Effect
        /// Whether it is out of use.
        let isDisabled: Bool
        /// The path of the sheet that it is on, if it is on one.
        let screen: String?
    }

    /// A view with a gesture or a reaction to the pointer.
    struct Touched {
        /// The argument of the view, and the values that it has read.
        let told: String
        /// Whether it is out of use, or closed to touches.
        let isClosed: Bool
        /// Whether it has a state that a finger changes as long as it is there.
        let isHeld: Bool
    }

    indirect enum Effect {
        case cell(Int)
        case set(cell: Int, to: Int)
        case both(Effect, Effect)
        case state(path: String, index: Int)
        case flag(path: String, index: Int)
        case item(list: Int, index: Int)
    }
}
