/// One change, or the moment when the tree is brought up to date. Numbers that choose something
/// are taken modulo how many there are, so that a step means something in any case.
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
    case root(argument: Int)
}

/// Something that a finger or a pointer does, or that happens meanwhile.
enum TouchAct: Equatable {
    case press(Spot)
    /// A press where the finger was put down last.
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

/// A random tree and what happens to it.
struct Case {
    var root: Spec
    var cells: [Int]
    var lists: [[Item]]
    var steps: [Step]

    /// How many steps change something.
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
