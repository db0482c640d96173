/// A living tree at one moment, as a value to print, search, compare and store.
///
/// The tree contains primitive views, such as texts and stacks, and views with a body. Groups,
/// conditions and `ForEach` are not elements: they affect paths and identities only.
public struct ViewTree: Equatable, Sendable {
    /// The descriptions of the views in the order of the tree: each view before its content.
    var views: [ViewDescription]

    init(views: [ViewDescription]) {
        self.views = views
    }

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
        public var pathComponent: String { view.pathComponent }

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
