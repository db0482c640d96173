extension ViewTree {
    /// A view found in a tree.
    public struct Match: Equatable, Sendable {
        /// Where the view is: the names from the root down, `Screen/VStack/Rating[1]`.
        public let path: String
        public let element: Element
        /// The positions of the view and of all inside it, in the order of the tree.
        package let positions: Range<Int>

        package var position: Int { positions.lowerBound }
    }

    /// The views that satisfy a condition, in the order of the tree.
    public func matches(where isMatch: (Element) -> Bool) -> [Match] {
        var matches: [Match] = []
        var position = 0
        for root in roots {
            root.forEach(under: "") { element, path in
                if isMatch(element) {
                    matches.append(
                        Match(
                            path: path, element: element,
                            positions: position..<position + element.size))
                }
                position += 1
            }
        }
        return matches
    }

    /// The views of a type, by its name.
    public func all(_ name: String) -> [Element] {
        matches { $0.name == name }.map(\.element)
    }

    /// The first view that says `text`.
    public func first(text: String) -> Element? {
        matches { $0.text == text }.first?.element
    }

    /// The view at a path, such as `Screen/VStack/Rating[1]`.
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
