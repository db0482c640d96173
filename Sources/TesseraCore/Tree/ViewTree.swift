/// A picture of a living tree at one moment: a value, to print, search, compare and store.
///
/// The tree shows the views that stand for themselves and the views with a body; what only
/// arranges them (groups, conditions, `ForEach`) shows in paths and identities.
public struct ViewTree: Equatable, Sendable, Codable {
    /// The elements at the top: one, unless the root view is a group of several.
    public var roots: [Element]

    /// A tree of some elements, such as a part of another tree.
    public init(roots: [Element]) {
        self.roots = roots
    }

    /// A named value, as text.
    public struct Value: Equatable, Sendable, Codable {
        public var name: String
        public var value: String
    }

    /// A style that has drawn something in an element.
    public struct Style: Equatable, Sendable, Codable {
        /// The name of the style's type.
        public var name: String
        /// The path of the view that carries the style's modifier; `nil` for a control's default.
        public var origin: String?
    }

    /// A view of the tree.
    public struct Element: Equatable, Sendable, Codable {
        /// The name of the view's type.
        public var name: String
        /// The view's type with its module.
        public var type: String
        /// How many elements of the same name come before, among those of the same parent.
        public var ordinal: Int
        /// The id that `ForEach` or `.id(_:)` gave the view.
        public var id: String?
        /// What the view says: the words of a text, the name of an image.
        public var text: String?
        /// The view's essential values.
        public var values: [Value]
        /// The view's modifiers, the innermost first.
        public var modifiers: [ModifierDescription]
        /// The styles that drew what is inside, up to the next composite view.
        public var styles: [Style]
        /// The environment values set by the view's modifiers.
        public var environment: [Value]
        public var children: [Element]

        /// The element's name among its siblings: `Rating`, `Rating[1]` for the second.
        public var pathComponent: String { Self.pathComponent(name, ordinal) }

        static func pathComponent(_ name: String, _ ordinal: Int) -> String {
            ordinal == 0 ? name : "\(name)[\(ordinal)]"
        }
    }
}

extension ViewTree.Element {
    /// The value with a name, as text.
    public func value(_ name: String) -> String? {
        values.first { $0.name == name }?.value
    }

    /// How many elements there are, this one and all inside it.
    var size: Int { children.reduce(1) { $0 + $1.size } }

    /// Calls `visit` with this element and all inside it, from the top, with their paths.
    func forEach(under path: String, _ visit: (Self, String) -> Void) {
        let path = path.isEmpty ? pathComponent : "\(path)/\(pathComponent)"
        visit(self, path)
        for child in children { child.forEach(under: path, visit) }
    }
}
