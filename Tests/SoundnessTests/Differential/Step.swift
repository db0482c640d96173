/// One change, or an update of the tree. A number that selects something is taken modulo the number
/// of candidates, so that a step is valid in each case.
enum Step: Equatable {
    case update
    case tap(Int)
    case touch([TouchAct])
    case set(cell: Int, Int)
    case change(list: Int, ListChange)
    case write(Int, Int)
    case writeElements(Int, ListChange)
    case writeItems(Int, ListChange)
    case writeRecord(Int, index: Int, Int)
    case writeGone(Int, Int)
    case hostA(Int?)
    case hostB(Int?)
    case turn
    case root(argument: Int)
}

/// An event of a finger or a pointer, or a change during its touch.
enum TouchAct: Equatable {
    case press(Spot)
    /// A press at the place of the last press.
    case pressAgain
    case move(Spot)
    case release
    case cancel
    case wait(Double)
    case tap(Spot)
    case drag([Spot])
    case hover(Spot?)
    case set(cell: Int, Int)
    case root(argument: Int)
}

/// A point in a view, or near it, in hundredths of its width and height.
struct Spot: Equatable {
    let view: Int
    let x: Int
    let y: Int
}

enum ListChange: Equatable {
    case insert(id: Int, at: Int)
    case remove(at: Int)
    case move(from: Int, to: Int)
    case duplicate(at: Int)
    case setValue(at: Int, Int)
    case removeAll
    case reverse

    func apply(to items: inout [Item]) {
        if case .insert(let id, let index) = self, items.count < 5 {
            return items.insert(Item(id: id, value: id), at: index % (items.count + 1))
        }
        guard !items.isEmpty else { return }
        switch self {
        case .insert: break
        case .remove(let index): items.remove(at: index % items.count)
        case .move(let from, let to):
            let item = items.remove(at: from % items.count)
            items.insert(item, at: to % (items.count + 1))
        case .duplicate(let index):
            if items.count < 5 { items.append(items[index % items.count]) }
        case .setValue(let index, let value): items[index % items.count].value = value
        case .removeAll: items = []
        case .reverse: items.reverse()
        }
    }
}

/// A random tree with its steps.
struct Case {
    var root: Spec
    var cells: [Int]
    var lists: [[Item]]
    var steps: [Step]

    /// The number of steps that change something.
    var changes: Int { steps.count { $0 != .update } }
}

extension Case: CustomStringConvertible {
    var description: String {
        let lists = lists.map { "[\($0.map { "\($0.id): \($0.value)" }.joined(separator: ", "))]" }
        return """
            \(root)
            cells \(cells), lists \(lists.joined(separator: " "))
            \(steps.map { "- \($0)" }.joined(separator: "\n"))
            """
    }
}
