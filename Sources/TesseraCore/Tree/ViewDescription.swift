/// A view that says itself what the printed tree shows of it.
///
/// A composite view that does not is shown with its stored numbers, texts and truth values.
public protocol DescribedView: View {
    /// Fills in what the printed tree shows of this view beside its type's name.
    func describe(_ description: inout ViewDescription)
}

/// What the printed tree shows of a view beside its content.
public struct ViewDescription: Equatable, Sendable, Codable {
    /// The name of the view's type.
    public var name: String
    /// The view's type with its module.
    public var type: String
    /// What the view says: the words of a text, the name of an image.
    public var text: String?
    /// The view's essential values, by name.
    public var values: [ViewTree.Value] = []
    /// The view's modifiers, the innermost first. A view that describes itself adds what functions
    /// of its own have made of it, such as `bold()` of a text.
    public var modifiers: [ModifierDescription] = []

    // The rest is known of a view in a tree only.

    /// How many views of the same name come before, among those directly inside the same one.
    public var ordinal = 0
    /// The id that `ForEach` or `.id(_:)` gave the view.
    public var id: String?
    /// The styles that drew what is inside, up to the next composite view.
    public var styles: [ViewTree.Style] = []
    /// The environment values set by the view's modifiers.
    public var environment: [ViewTree.Value] = []
    /// Where the view is, in a tree that was asked for with frames: `24,0 20×20`.
    public var frame: String?
    /// How many views there are, this one and all inside it.
    var size = 1
    /// Whether the description is made for its text alone, and no values are written.
    var isForText = false

    // The size is that of the children, which are encoded beside.
    private enum CodingKeys: CodingKey {
        case name, type, text, values, modifiers, ordinal, id, styles, environment, frame
    }

    init(_ name: ViewName) {
        self.name = name.short
        type = name.full
    }

    init(name: String) {
        self.name = name
        type = name
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
}

/// What the printed tree shows of a modifier.
public struct ModifierDescription: Equatable, Sendable, Codable {
    /// Which tree shows the modifier.
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
    public var facet: Facet

    public init(_ name: String, _ arguments: String..., facet: Facet = .view) {
        self.name = name
        self.arguments = arguments
        self.facet = facet
    }

    public init(_ name: String, arguments: [String], facet: Facet = .view) {
        self.name = name
        self.arguments = arguments
        self.facet = facet
    }
}
