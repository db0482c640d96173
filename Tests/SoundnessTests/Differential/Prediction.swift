import Tessera

/// The prediction of a random tree, made without the engine: the bodies with the values that each
/// has read, and the states with their values.
struct Prediction {
    struct Cell {
        var value: Int
        var version = 0
    }

    struct List {
        var items: [Item]
        var version = 0
    }

    /// The cell in which views with `onChange` count. No `onChange` observes it.
    static let tally = 4
    /// The objects that views share, and the first values of all records.
    static let models = ["model 0", "model 1"]
    static let record = [1, 2, 0, 1, 2, 3, 4]

    let root: Spec
    var cells: [Cell]
    var lists: [List]
    /// The argument of the root view, and the number of its changes.
    private(set) var argument = Cell(value: 0)
    /// The values that the host's environment sets.
    var a: Int?
    var b: Int?
    var direction = LayoutDirection.leftToRight
    /// The states that differ from their initial values, by the path of their view.
    var states: [String: [Int]] = [:]
    /// The number of writes that changed a state or one element of it.
    private(set) var writes: [String: Int] = [:]
    private(set) var current = Picture()
    /// The sheets after each round. A sheet that returns within an update is the last.
    private(set) var sheets = PresentedSheets()
    /// The values that `onChange` saw last.
    private var seen: [String: Echo] = [:]

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
        case .nothing: break
        case .cell(let cell): set(cell, to: cells[cell].value + 1)
        case .set(let cell, let value): set(cell, to: value)
        case .both(let first, let second):
            perform(first)
            perform(second)
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

    /// Applies all changes. Returns the bodies that may run for them, each with the greatest number
    /// of its runs.
    mutating func settle() -> [String: Int] {
        var mayRun: [String: Int] = [:]
        var isAtRest: Bool
        repeat {
            let next = Visit.picture(of: self)
            for (path, signature) in next.bodies where current.bodies[path] != signature {
                mayRun[path, default: 0] += 1
            }
            current = next
            sheets.update(next.sheets)
            states = next.states
            isAtRest = true
            for (path, echo) in next.echoes {
                let appears = seen[path] == nil
                guard react(at: path, to: echo) else { continue }
                isAtRest = false
                // The other views do immediately what these do after the layout.
                if appears, next.shownByLayout.contains(path) { mayRun[path, default: 0] += 1 }
            }
            seen = next.echoes
        } while !isAtRest
        return mayRun
    }

    /// Performs the reaction of a view. Returns whether it has written anything.
    ///
    /// A view with states writes the first when its cell has changed, the second when the first has
    /// changed, and the last when it appears. Any other view counts in a cell.
    private mutating func react(at path: String, to echo: Echo) -> Bool {
        guard var state = states[path] else {
            guard let old = seen[path], old != echo else { return false }
            perform(.cell(Self.tally))
            return true
        }
        let old = state
        if let seen = seen[path] {
            if seen.cell != echo.cell { state[0] = 10 * echo.cell + echo.argument }
            if seen.first != echo.first { state[1] = echo.first }
        } else {
            state[2] = 1
        }
        set(path, to: state)
        return state != old
    }
}
