/// The tree written by hand that every row is compared with. Specialized code makes and changes its
/// nodes.
///
/// A rating has eleven nodes: a row with five buttons, each with a text. Without buttons, it has
/// six.
final class PlainNode {
    let name: String
    var text = ""
    /// The number of filled stars, if the node is a row.
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
    private let hasButtons: Bool
    private(set) var symbol: String

    init(_ count: Int, symbol: String, hasButtons: Bool = true) {
        self.symbol = symbol
        self.hasButtons = hasButtons
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
            guard hasButtons else {
                row.children.append(text)
                continue
            }
            let button = PlainNode("Button", children: [text])
            button.action = { [unowned self, unowned row] in
                row.value = star + 1
                show(row.value, in: row)
            }
            row.children.append(button)
        }
        return row
    }

    /// Updates the texts of a rating.
    private func show(_ value: Int, in row: PlainNode) {
        for star in 0..<5 {
            text(star, of: row).text = star < value ? symbol : "☆"
        }
    }

    private func text(_ star: Int, of row: PlainNode) -> PlainNode {
        hasButtons ? row.children[star].children[0] : row.children[star]
    }

    func tap(rating: Int, star: Int) {
        let row = root.children[rating]
        guard hasButtons else {
            row.value = star + 1
            return show(row.value, in: row)
        }
        row.children[star].action?()
    }

    /// Shows a preview of the value.
    func press(rating: Int, star: Int) {
        show(star + 1, in: root.children[rating])
    }

    func restyle(_ symbol: String) {
        self.symbol = symbol
        for row in root.children { show(row.value, in: row) }
    }

    func moveFirstToEnd() {
        root.children.append(root.children.removeFirst())
    }

    var filledCount: Int {
        root.children.reduce(0) { count, row in
            count + (0..<5).count { text($0, of: row).text == symbol }
        }
    }

    var nodeCount: Int {
        func count(_ node: PlainNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
        return count(root)
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
