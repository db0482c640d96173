import Tessera

/// A type as a reader wants to see it: modules only where names collide.
enum TypeText {
    static func of(_ type: Any.Type) -> String {
        var text = String(reflecting: type)
        // What is private to a file is printed with an address that differs from run to run.
        text.replace(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        text.replace(/\b(Swift|TesseraCore|Tessera|Compare)\./, with: "")
        return text
    }
}

extension ViewTree {
    /// The tree as text, with the module of the design before `Rating`.
    func text(naming design: Design) -> String {
        func named(_ element: Element) -> Element {
            var element = element
            if element.name == "Rating" { element.name = "\(design.module).Rating" }
            element.children = element.children.map(named)
            return element
        }
        var tree = self
        tree.roots = roots.map(named)
        return tree.text()
    }
}
