/// A view that describes itself for the printed tree.
///
/// A composite view that does not is shown with its stored numbers, texts and truth values.
@MainActor @preconcurrency
public protocol DescribedView {
    /// Adds the values and the text of this view to a description that has the name of its type.
    func describe(_ description: inout ViewDescription)
}

/// The description of a view in the printed tree, without its content.
public struct ViewDescription: Equatable, Sendable, Codable {
    /// The name of the view's type.
    public var name: String
    /// The view's type with its module.
    public var type: String
    /// The words of a text, or the name of an image.
    public var text: String?
    /// The view's essential values, by name.
    public var values: [ViewTree.Value] = []
    /// The view's modifiers, the innermost first. A view that describes itself adds what functions
    /// of its own have made of it, such as `bold()` of a text.
    public var modifiers: [ModifierDescription] = []

    // The rest is known of a view in a tree only.

    /// The number of views of the same name before this one in its parent.
    public var ordinal = 0
    /// The id that `ForEach` or `.id(_:)` gave the view.
    public var id: String?
    /// The styles that drew what is inside, up to the next composite view.
    public var styles: [ViewTree.Style] = []
    /// The environment values set by the view's modifiers.
    public var environment: [ViewTree.Value] = []
    /// The frame of the view, in a tree with frames: `24,0 20×20`.
    public var frame: String?
    /// The number of views: this one and all inside it.
    var size = 1
    /// True if the description is made for its text alone, and no values are written.
    var isForText = false

    // The size is that of the children, which are encoded beside.
    private enum CodingKeys: CodingKey {
        case name, type, text, values, modifiers, ordinal, id, styles, environment, frame
    }

    init(name: String, type: String? = nil) {
        self.name = name
        self.type = type ?? name
    }

    /// The text that a view is described with.
    static func text(_ describe: (inout ViewDescription) -> Void) -> String? {
        var description = ViewDescription(name: "")
        description.isForText = true
        describe(&description)
        return description.text
    }

    /// Adds a value, unless it is `nil`.
    public mutating func add(_ name: String, _ value: Any?) {
        guard let value, !isForText else { return }
        values.append(ViewTree.Value(name: name, value: printed(value)))
    }

    /// The view's name among its siblings.
    var pathComponent: String { TreePath.component(name, ordinal) }
}

extension ViewTree {
    /// A named value, as text.
    public struct Value: Equatable, Sendable, Codable {
        /// The name of the value.
        public var name: String
        /// The value as it is printed.
        public var value: String
    }

    /// A style that has drawn something in an element.
    public struct Style: Equatable, Sendable, Codable {
        /// The name of the style's type.
        public var name: String
        /// The path of the view that carries the style's modifier; `nil` for a control's default.
        public var origin: String?
    }
}

/// The description of a modifier in the printed tree.
public struct ModifierDescription: Equatable, Sendable, Codable {
    /// The tree that shows a modifier.
    public enum Facet: String, Sendable, Codable {
        /// The tree of views.
        case view
        /// The tree of accessibility elements.
        case accessibility
    }

    /// The modifier's name, as it is written.
    public var name: String
    /// Its arguments, as they might be written.
    public var arguments: [String]
    /// The tree that shows the modifier.
    public var facet: Facet

    /// Describes a modifier by its name and its arguments, each as it might be written.
    public init(_ name: String, _ arguments: String..., facet: Facet = .view) {
        self.name = name
        self.arguments = arguments
        self.facet = facet
    }

    /// Describes a modifier by its name and its arguments, each as it might be written.
    public init(_ name: String, arguments: [String], facet: Facet = .view) {
        self.name = name
        self.arguments = arguments
        self.facet = facet
    }
}
