/// A view that supplies its own description for the printed tree.
///
/// Other composite views are shown with their stored numbers, texts and Booleans.
@MainActor @preconcurrency
public protocol DescribedView {
    /// Adds the view's values and text to a description that contains the name of its type.
    func describe(_ description: inout ViewDescription)
}

/// The description of a view in the printed tree, without its content.
public struct ViewDescription: Equatable, Sendable {
    /// The name of the view's type.
    public var name: String
    /// The characters of a text, or the name of an image.
    public var text: String?
    /// The view's essential values, by name.
    public var values: [ViewTree.Value] = []
    /// The view's modifiers, innermost first. A view that describes itself can add its own, such as
    /// `bold()` of a text.
    public var modifiers: [ModifierDescription] = []

    // The following properties are set for a view in a tree only.

    /// The number of earlier siblings with the same name.
    public var ordinal = 0
    /// The id assigned by `ForEach` or `.id(_:)`.
    public var id: String?
    /// The styles that drew the content, down to the next composite views.
    public var styles: [ViewTree.Style] = []
    /// The environment values set by the view's modifiers.
    public var environment: [ViewTree.Value] = []
    /// The frame of the view, in a tree with frames: `24,0 20×20`.
    public var frame: String?
    /// The number of views: this view and its descendants.
    var size = 1
    /// Whether only the text is wanted.
    private var isTextOnly = false

    init(name: String) {
        self.name = name
    }

    /// Returns the text of a description.
    static func text(_ describe: (inout ViewDescription) -> Void) -> String? {
        var description = ViewDescription(name: "")
        description.isTextOnly = true
        describe(&description)
        return description.text
    }

    /// Adds a value, unless it is `nil`.
    public mutating func add(_ name: String, _ value: Any?) {
        guard let value, !isTextOnly else { return }
        values.append(ViewTree.Value(name: name, value: printed(value)))
    }

    /// The view's name among its siblings.
    var pathComponent: String { TreePath.component(name, ordinal) }
}

extension ViewTree {
    /// A named value, as text.
    public struct Value: Equatable, Sendable {
        /// The name of the value.
        public var name: String
        /// The value as it is printed.
        public var value: String
    }

    /// A style that drew part of an element.
    public struct Style: Equatable, Sendable {
        /// The name of the style's type.
        public var name: String
        /// The path of the view that carries the style's modifier; `nil` for a control's default.
        public var origin: String?
    }
}

/// The description of a modifier in the printed tree.
public struct ModifierDescription: Equatable, Sendable {
    /// A kind of tree that shows modifiers.
    public enum Facet: Sendable {
        /// The tree of views.
        case view
        /// The tree of accessibility elements.
        case accessibility
    }

    /// The modifier's name as in source code.
    public var name: String
    /// The arguments as in source code.
    public var arguments: [String]
    /// The tree that shows the modifier.
    public var facet: Facet

    /// Creates a description from a modifier's name and arguments as in source code.
    public init(_ name: String, _ arguments: String..., facet: Facet = .view) {
        self.name = name
        self.arguments = arguments
        self.facet = facet
    }
}
