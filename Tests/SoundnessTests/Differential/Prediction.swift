/// What a random tree should be, worked out without the engine: which bodies there are and what
/// each has read, which states there are and what is in them.
struct Prediction {
    struct Cell {
        var value: Int
        var version = 0
    }

    struct List {
        var items: [Item]
        var version = 0
    }

    /// Something that can be tapped, by its text.
    struct Target {
        let text: String
        let effect: Effect
    }

    enum Effect {
        case cell(Int)
        case state(path: String, index: Int)
        case flag(path: String, index: Int)
        case item(list: Int, index: Int)
    }

    /// The objects that views share, and what they and all records begin with.
    static let models = ["model 0", "model 1"]
    static let record = [1, 2, 0, 1, 2, 3]

    let root: Spec
    var cells: [Cell]
    var lists: [List]
    /// What the root view is told, and how often it was told something else.
    private(set) var argument = Cell(value: 0)
    /// What the host's environment sets.
    var a: Int?
    var b: Int?
    /// The states that are not at their beginning, by the path of their view.
    var states: [String: [Int]] = [:]
    /// How often a state, or one element of it, has been written another value than before.
    private(set) var writes: [String: Int] = [:]
    private(set) var current = Picture()
    /// The values that `onChange` has last seen.
    private var seen: [String: Int] = [:]

    init(_ root: Spec, cells: [Int], lists: [[Item]]) {
        self.root = root
        self.cells = cells.map { Cell(value: $0) }
        self.lists = lists.map { List(items: $0) }
    }

    mutating func set(_ cell: Int, to value: Int) {
        cells[cell].value = value
        cells[cell].version += 1
    }

    mutating func setArgument(_ value: Int) {
        if argument.value != value { argument.version += 1 }
        argument.value = value
    }

    mutating func set(_ path: String, to values: [Int]) {
        guard let old = states[path], old != values else { return }
        states[path] = values
        writes[path, default: 0] += 1
        for index in values.indices
        where !old.indices.contains(index) || old[index] != values[index] {
            writes["\(path)[\(index)]", default: 0] += 1
        }
    }

    mutating func perform(_ effect: Effect) {
        switch effect {
        case .cell(let cell): set(cell, to: cells[cell].value + 1)
        case .state(let path, let index):
            guard var values = states[path] else { return }
            values[index] += 1
            set(path, to: values)
        case .flag(let path, let index):
            guard var values = states[path] else { return }
            values[index] = 1 - values[index]
            set(path, to: values)
        case .item(let list, let index):
            lists[list].items[index].value += 1
            lists[list].version += 1
        }
    }

    /// Takes all changes in, and gives the bodies that may run for it, with how often.
    mutating func settle() -> [String: Int] {
        var mayRun: [String: Int] = [:]
        var isAtRest: Bool
        repeat {
            let next = Visit.picture(of: self)
            for (path, signature) in next.bodies where current.bodies[path] != signature {
                mayRun[path, default: 0] += 1
            }
            current = next
            states = next.states
            isAtRest = true
            for (path, value) in next.echoes {
                guard let old = seen[path], old != value, states[path] != [value] else { continue }
                set(path, to: [value])
                isAtRest = false
            }
            seen = next.echoes
        } while !isAtRest
        return mayRun
    }

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
        var echoes: [String: Int] = [:]
        /// The views that have appeared.
        var present: [String: Int] = [:]
    }
}
