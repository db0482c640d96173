/// A picture of a living tree at one moment: a value, to print, search, compare and store.
///
/// The tree shows the views that stand for themselves and the views with a body; what only
/// arranges them (groups, conditions, `ForEach`) shows in paths and identities.
public struct ViewTree: Equatable, Sendable {
    /// The description of each view, in the order of the tree: first the view, and then those
    /// inside it.
    var views: [ViewDescription]

    init(views: [ViewDescription]) {
        self.views = views
    }

    /// A tree of some elements, such as a part of another tree.
    public init(roots: [Element]) {
        views = roots.flatMap(\.views)
    }

    /// The tree with the frame of each view, which `frame` returns for the view's position.
    package func adding(frames frame: (Int) -> String?) -> ViewTree {
        var tree = self
        for position in views.indices { tree.views[position].frame = frame(position) }
        return tree
    }

    /// The elements at the top: one, unless the root view is a group of several.
    public var roots: [Element] {
        get { Element.sideBySide(views[...]) }
        set { self = ViewTree(roots: newValue) }
    }

    /// A view of the tree, with what is inside it.
    ///
    /// It has the properties of the view's ``ViewDescription``: `element.name`, `element.text` and
    /// so on. (In an extension of this type, these are to be written with `self`.)
    ///
    /// ```swift
    /// let stack = host.tree["Screen/HStack"]
    /// stack?.children.map(\.name)   // ["Text", "Rating"]
    /// stack?.children[0].text        // "Taste"
    /// ```
    @dynamicMemberLookup
    public struct Element: Equatable, Sendable {
        /// The view, and all inside it, in the order of the tree.
        var views: ArraySlice<ViewDescription>

        init(views: ArraySlice<ViewDescription>) {
            self.views = views
        }

        init(_ view: ViewDescription, children: [Element]) {
            views = [view] + children.flatMap(\.views)
            self.view.size = views.count
        }

        /// The description of the view by itself.
        var view: ViewDescription {
            get { views[views.startIndex] }
            set { views[views.startIndex] = newValue }
        }

        /// A property of the view's ``ViewDescription``.
        public subscript<Value>(dynamicMember path: WritableKeyPath<ViewDescription, Value>)
            -> Value
        {
            get { view[keyPath: path] }
            set { view[keyPath: path] = newValue }
        }

        /// The elements directly inside this one.
        public var children: [Element] {
            get { Self.sideBySide(views.dropFirst()) }
            set { self = Element(view, children: newValue) }
        }

        /// The positions of the view and of all inside it, in the order of its tree.
        package var positions: Range<Int> { views.indices }
        package var position: Int { views.startIndex }

        /// The element's name among its siblings: `Rating`, `Rating[1]` for the second.
        public var pathComponent: String { view.pathComponent }

        /// The elements that one list has one after another.
        static func sideBySide(_ views: ArraySlice<ViewDescription>) -> [Element] {
            var elements: [Element] = []
            var start = views.startIndex
            while start < views.endIndex {
                let end = start + views[start].size
                elements.append(Element(views: views[start..<end]))
                start = end
            }
            return elements
        }
    }
}

extension ViewTree.Element {
    /// Returns the value with a name as text, or `nil` if there is none.
    public func value(_ name: String) -> String? {
        view.values.first { $0.name == name }?.value
    }
}
