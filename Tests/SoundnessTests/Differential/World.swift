import Tessera

/// A number that views read. They observe it separately from other numbers.
@Observable
final class Cell {
    var value: Int
    init(_ value: Int) { self.value = value }
}

/// A list that views read.
@Observable
final class ListCell {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
}

/// An element of a list.
struct Item: Identifiable, Equatable {
    var id: Int
    var value: Int

    init(id: Int, value: Int) {
        self.id = id
        self.value = value
    }

    // The prediction stores states as numbers.
    init(code: Int) { self.init(id: code / 1000, value: code % 1000) }
    var code: Int { id * 1000 + value }
}

/// A counter that distinguishes elements of the same id, in their order.
final class Occurrences {
    private var counts: [Int: Int] = [:]

    /// Returns the step to the next element of an id.
    func step(to id: Int) -> String {
        let before = counts[id, default: 0]
        counts[id] = before + 1
        return before == 0 ? "#\(id)" : "#\(id)'\(before)"
    }
}

/// A call of a function that a view has passed to a gesture.
struct Call: Equatable {
    /// The path of the view, or for an action, the text that tells its effect.
    let path: String
    let event: String
    /// The argument and the reads of the view when it made the function.
    let told: String

    /// The event of an action with an effect.
    static let action = "does"
    static let isOver = "over"
    static let hasLeft = "left"
}

/// The values that the views of a random tree read, and a record of their bodies and calls.
final class World {
    let cells: [Cell]
    let lists: [ListCell]
    let models: [Model]
    /// The initial values of states, for a fresh tree. Other states start with the usual values.
    var seeds: [String: [Int]] = [:]
    /// The number of times that seeds have been forgotten. Modifiers that hide their content read
    /// it, because hidden states start from the seeds.
    let forgottenSeeds = Cell(0)
    /// Whether the views of the incremental tree, and not of a fresh one, are running.
    var isRecording = true
    /// The bodies that have run, by path.
    private(set) var ran: [String] = []
    /// The views that have appeared and not disappeared.
    private(set) var present: [String: Int] = [:]
    /// The calls by gestures and pointers, in order.
    private(set) var calls: [[Call]] = []
    /// Whether bodies have run since the last call.
    private var hasRun = true
    /// Bindings to the states, by the path of their view.
    private(set) var numbers: [String: Binding<Int>] = [:]
    private(set) var arrays: [String: Binding<[Int]>] = [:]
    private(set) var items: [String: Binding<[Item]>] = [:]
    private(set) var records: [String: Binding<Record>] = [:]

    init(_ values: [Int], _ lists: [[Item]]) {
        cells = values.map(Cell.init)
        self.lists = lists.map(ListCell.init)
        models = Prediction.models.map { _ in Model(Record(codes: Prediction.record)) }
        for (path, model) in zip(Prediction.models, models) {
            records[path] = Bindable(model).record
        }
    }

    func didRun(_ path: String) {
        guard isRecording else { return }
        ran.append(path)
        hasRun = true
    }

    func didCall(_ path: String, _ event: String, _ told: String = "") {
        guard isRecording else { return }
        if hasRun { calls.append([]) }
        hasRun = false
        calls[calls.count - 1].append(Call(path: path, event: event, told: told))
    }

    /// Records a call of an action, by the text that identifies it.
    func act(_ text: String) { didCall(text, Call.action) }

    /// Returns a text that performs an action when it is tapped, identified by the text.
    func tappedText(_ text: String, _ action: @escaping () -> Void) -> some View {
        Text(text).onTapGesture {
            self.act(text)
            action()
        }
    }

    /// Records that the pointer has entered or left a text.
    func didHover(_ text: String, _ isOver: Bool) {
        didCall(text, isOver ? Call.isOver : Call.hasLeft)
    }

    /// Removes and returns the calls. A run of a body begins a new group.
    func takeCalls() -> [[Call]] {
        defer { (calls, hasRun) = ([], true) }
        return calls
    }

    func takeRan() -> [String] {
        defer { ran = [] }
        return ran
    }

    /// Forgets that some bodies have run.
    func forgetRuns(where isForgotten: (String) -> Bool) { ran.removeAll(where: isForgotten) }

    func seed(_ path: String) -> Int? { seeds[path]?.first }

    func recordSeed(_ path: String) -> Record {
        Record(codes: seeds[path] ?? Prediction.record)
    }

    func keep(_ binding: Binding<Int>, _ path: String) {
        if isRecording { numbers[path] = binding }
    }

    func keep(_ binding: Binding<[Int]>, _ path: String) {
        if isRecording { arrays[path] = binding }
    }

    func keep(_ binding: Binding<[Item]>, _ path: String) {
        if isRecording { items[path] = binding }
    }

    func keep(_ binding: Binding<Record>, _ path: String) {
        if isRecording { records[path] = binding }
    }

    /// Releases the bindings, because those of closures refer to this world.
    func forgetBindings() {
        numbers = [:]
        arrays = [:]
        items = [:]
        records = [:]
    }

    func appeared(_ path: String, by change: Int) {
        guard isRecording else { return }
        let count = present[path, default: 0] + change
        present[path] = count == 0 ? nil : count
    }
}
