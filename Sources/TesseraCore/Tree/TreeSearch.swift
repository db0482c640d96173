extension ViewTree {
    /// A view found in a tree.
    public struct Match: Equatable, Sendable {
        /// The path of the view: the names from the root down, `Screen/VStack/Rating[1]`.
        public let path: String
        /// The view, with what is inside it.
        public let element: Element
    }

    /// Returns the views that satisfy a condition, in the order of the tree.
    public func matches(where isMatch: (Element) -> Bool) -> [Match] {
        var matches: [Match] = []
        /// The views around this one, from the top: where each ends, and its path.
        var around: [(end: Int, path: String)] = []
        for position in views.indices {
            while around.last?.end == position { around.removeLast() }
            let element = element(at: position)
            let path = (around.last.map { $0.path + "/" } ?? "") + element.pathComponent
            if isMatch(element) { matches.append(Match(path: path, element: element)) }
            around.append((element.views.endIndex, path))
        }
        return matches
    }

    private func element(at position: Int) -> Element {
        Element(views: views[position..<position + views[position].size])
    }

    /// The positions of a view and of all inside it, in the order of the tree.
    package func positions(at position: Int) -> Range<Int> {
        position..<position + views[position].size
    }

    /// The part of the tree at some positions: elements side by side, with all that is inside.
    package func part(at positions: Range<Int>) -> ViewTree {
        ViewTree(views: Array(views[positions]))
    }

    /// Returns the views of a type, by its name.
    public func all(_ name: String) -> [Element] {
        views.indices.filter { views[$0].name == name }.map(element)
    }

    /// Returns the first view with the text `text`, or `nil` if there is none.
    public func first(text: String) -> Element? {
        views.firstIndex { $0.text == text }.map(element)
    }

    /// The view at a path, such as `Screen/VStack/Rating[1]`, or `nil` if there is none.
    public subscript(path: String) -> Element? {
        match(path)?.element
    }

    package func match(_ path: String) -> Match? {
        let path = path.split(separator: "/").map { component in
            component.hasSuffix("[0]") ? String(component.dropLast(3)) : String(component)
        }.joined(separator: "/")
        return matches { _ in true }.first { $0.path == path }
    }
}
