extension Prediction {
    /// What there is at one moment.
    struct Picture {
        /// What each body has been told and has read, by path.
        var bodies: [String: String] = [:]
        var states: [String: [Int]] = [:]
        var targets: [Target] = []
        /// The paths of the states whose bindings are kept, in order.
        var numbers: [String] = []
        var arrays: [String] = []
        var items: [String] = []
        var records: [String] = []
        /// The paths of the bindings whose values are gone.
        var empty: [String] = []
        /// The values that `onChange` sees.
        var echoes: [String: [Int]] = [:]
        /// The views that have appeared.
        var present: [String: Int] = [:]
    }

    /// Something that can be tapped, by its text.
    struct Target {
        let text: String
        let effect: Effect
        /// Whether it is out of use.
        let isDisabled: Bool
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
