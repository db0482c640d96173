extension ViewTree {
    /// A view found in a tree.
    public struct Match: Equatable, Sendable {
        /// The path of the view: the names from the root down, `Screen/VStack/Rating[1]`.
        public let path: String
        /// The view and its content.
        public let element: Element
    }

    /// Returns the views that satisfy a condition, in the order of the tree.
    public func matches(where isMatch: (Element) -> Bool) -> [Match] {
        var matches: [Match] = []
        /// The positions of the current view and its ancestors.
        var line: [Int] = []
        for position in views.indices {
            while let last = line.last, last + views[last].size == position {
                line.removeLast()
            }
            line.append(position)
            let element = element(at: position)
            guard isMatch(element) else { continue }
            matches.append(Match(path: views.path(through: line), element: element))
        }
        return matches
    }

    private func element(at position: Int) -> Element {
        Element(views: views[position..<position + views[position].size])
    }

    /// Returns the views with the name of a type.
    public func all(_ name: String) -> [Element] {
        views.indices.filter { views[$0].name == name }.map(element)
    }

    /// Returns the first view with the text `text`, or `nil` if there is no such view.
    public func first(text: String) -> Element? {
        views.firstIndex { $0.text == text }.map(element)
    }

    /// The view at a path, such as `Screen/VStack/Rating[1]`, or `nil` if there is no such view.
    public subscript(path: String) -> Element? {
        let path = TreePath.normalized(path)
        return matches { _ in true }.first { $0.path == path }?.element
    }
}

extension [ViewDescription] {
    /// Returns the path of the view at the last of some positions. The other positions are those of
    /// its ancestors.
    func path(through positions: [Int]) -> String {
        positions.map { self[$0].pathComponent }.joined(separator: "/")
    }
}
