/// A living tree at one moment, as a value to print, search, compare and store.
///
/// The tree contains primitive views, such as texts and stacks, and views with a body. Groups,
/// conditions and `ForEach` are not elements: they affect paths and identities only.
public struct ViewTree: Equatable, Sendable {
    /// The descriptions of the views in the order of the tree: each view before its content.
    var views: [ViewDescription]

    init(views: [ViewDescription]) { self.views = views }

    /// Creates a tree from elements, such as a part of another tree.
    public init(roots: [Element]) {
        views = roots.flatMap(\.views)
    }

    /// Returns the tree with the frame that `frame` returns for each position.
    package func adding(frames frame: (Int) -> String?) -> ViewTree {
        var tree = self
        for position in views.indices { tree.views[position].frame = frame(position) }
        return tree
    }

    /// The elements at the top: a single element, unless the root view is a group of several.
    public var roots: [Element] {
        get { Element.sideBySide(views[...]) }
        set { self = ViewTree(roots: newValue) }
    }

    /// A view of the tree, with its content.
    ///
    /// It has the properties of the view's ``ViewDescription``: `element.name`, `element.text` and
    /// so on. (In an extension of this type, write them with `self`.)
    ///
    /// ```swift
    /// let stack = host.tree["Screen/HStack"]
    /// stack?.children.map(\.name)   // ["Text", "Rating"]
    /// stack?.children[0].text        // "Taste"
    /// ```
    @dynamicMemberLookup
    public struct Element: Equatable, Sendable {
        /// The view and its descendants, in the order of the tree.
        var views: ArraySlice<ViewDescription>

        /// The description of the view.
        var view: ViewDescription {
            get { views[views.indices.lowerBound] }
            set { views[views.indices.lowerBound] = newValue }
        }

        /// A property of the view's ``ViewDescription``.
        public subscript<Value>(dynamicMember path: WritableKeyPath<ViewDescription, Value>)
            -> Value
        {
            get { view[keyPath: path] }
            set { view[keyPath: path] = newValue }
        }

        /// The elements directly inside this element.
        public var children: [Element] {
            get { Self.sideBySide(views.dropFirst()) }
            set { self = Element(view, children: newValue) }
        }

        /// The element's name among its siblings: `Rating`, or `Rating[1]` for the second.
        public var pathComponent: String { TreePath.component(view.name, view.ordinal) }

        /// Returns the siblings at the top of a list of views.
        static func sideBySide(_ views: ArraySlice<ViewDescription>) -> [Element] {
            var elements: [Element] = []
            var start = views.indices.lowerBound
            while start < views.indices.upperBound {
                let end = start + views[start].size
                elements.append(Element(views: views[start..<end]))
                start = end
            }
            return elements
        }
    }
}

extension ViewTree.Element {
    init(_ view: ViewDescription, children: [Self]) {
        views = [view] + children.flatMap(\.views)
        self.view.size = views.count
    }

    /// Returns the value with a name as text, or `nil` if there is no such value.
    public func value(_ name: String) -> String? {
        view.values.first { $0.name == name }?.value
    }
}

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
        positions.map { TreePath.component(self[$0].name, self[$0].ordinal) }.joined(separator: "/")
    }
}

/// Functions for the paths of views: the names from the root down, `Screen/VStack/Rating[1]`.
///
/// A view has an ordinal after its name if earlier siblings have the same name. Issues, queries,
/// differences and printed trees use these paths.
package enum TreePath {
    package static func component(_ name: String, _ ordinal: Int) -> String {
        ordinal == 0 ? name : "\(name)[\(ordinal)]"
    }

    /// Returns the path of a view inside another path. At the top it is the component alone.
    static func path(_ component: String, inside parent: String) -> String {
        parent.isEmpty ? component : parent + "/" + component
    }

    /// Returns the names in a path with their ordinals. The ordinal `[0]` is optional.
    package static func components(of path: String) -> [(name: String, ordinal: Int)] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { bytes in
            let component = Substring(bytes)
            guard bytes.last == UInt8(ascii: "]"), let start = component.lastIndex(of: "["),
                let ordinal = Int(component[start...].dropFirst().dropLast()),
                component[start...] == "[\(ordinal)]"
            else { return (String(component), 0) }
            return (String(component[..<start]), ordinal)
        }
    }

    /// Returns a path for an issue, without the middle of a very long path.
    static func abbreviated(_ path: String) -> String {
        let components = path.split(separator: "/").map(String.init)
        guard components.count > 50 else { return path }
        return (components.prefix(10) + ["…"] + components.suffix(10)).joined(separator: "/")
    }

    /// Returns a path as it is printed, without ordinals of zero.
    static func normalized(_ path: String) -> String {
        components(of: path).map(component).joined(separator: "/")
    }
}
