/// The hand-written tree that everything is compared with: objects that hold what a rating's views
/// say, made and changed by code that knows exactly what to do.
///
/// A rating is eleven nodes: a row, and in it five buttons with a text each.
final class PlainNode {
    let name: String
    var text = ""
    /// How many stars are filled, if the node is a row.
    var value = 0
    var action: (() -> Void)?
    var children: [PlainNode]

    init(_ name: String, text: String = "", children: [PlainNode] = []) {
        self.name = name
        self.text = text
        self.children = children
    }
}

@MainActor
final class PlainScreen {
    let root: PlainNode
    private(set) var symbol: String

    init(_ count: Int, symbol: String) {
        self.symbol = symbol
        root = PlainNode("Column")
        root.children.reserveCapacity(count)
        for _ in 0..<count { root.children.append(makeRating()) }
    }

    private func makeRating() -> PlainNode {
        let row = PlainNode("Row")
        row.value = 3
        row.children.reserveCapacity(5)
        for star in 0..<5 {
            let text = PlainNode("Text", text: star < row.value ? symbol : "☆")
            let button = PlainNode("Button", children: [text])
            button.action = { [unowned self, unowned row] in
                row.value = star + 1
                show(row)
            }
            row.children.append(button)
        }
        return row
    }

    /// Writes the texts of a rating anew.
    private func show(_ row: PlainNode) {
        for star in 0..<5 {
            row.children[star].children[0].text = star < row.value ? symbol : "☆"
        }
    }

    func tap(rating: Int, star: Int) {
        root.children[rating].children[star].action?()
    }

    func restyle(_ symbol: String) {
        self.symbol = symbol
        for row in root.children { show(row) }
    }

    func moveFirstToEnd() {
        root.children.append(root.children.removeFirst())
    }

    var filledCount: Int {
        root.children.reduce(0) { count, row in
            count + row.children.count { $0.children[0].text == symbol }
        }
    }

    func printed() -> String {
        var lines = ""
        func write(_ node: PlainNode, depth: Int) {
            for _ in 0..<depth { lines += "  " }
            lines += node.name
            if !node.text.isEmpty { lines += " \"\(node.text)\"" }
            lines += "\n"
            for child in node.children { write(child, depth: depth + 1) }
        }
        write(root, depth: 0)
        return lines
    }
}
