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

    init(name: String) { self.name = name }

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

    /// Optional parts of a printed tree, besides views, values, modifiers and styles.
    public struct Details: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The ids assigned by `ForEach` and `.id(_:)`: `#3`.
        public static let identity = Details(rawValue: 1)
        /// The environment values that modifiers set.
        public static let environment = Details(rawValue: 2)
        /// Accessibility modifiers.
        public static let accessibility = Details(rawValue: 4)
    }

    /// Returns the tree as text: a line for each view, indented by two spaces per level.
    ///
    /// Texts are escaped as in Swift: a line break is `\n` and a quotation mark is `\"`. Elsewhere
    /// in a line only control characters are escaped.
    public func text(_ details: Details = []) -> String {
        var lines = ""
        /// The positions at which the enclosing views end.
        var ends: [Int] = []
        for position in views.indices {
            while ends.last == position { ends.removeLast() }
            if position > 0 { lines += "\n" }
            lines += String(repeating: "  ", count: ends.count)
            lines += views[position].line(details)
            ends.append(position + views[position].size)
        }
        return lines
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

extension ViewTree: CustomStringConvertible {
    public var description: String { text() }
}

extension ViewTree.Element {
    /// Returns the element as one line, without its content.
    public func line(_ details: ViewTree.Details = []) -> String { view.line(details) }
}

extension ViewDescription {
    fileprivate func line(_ details: ViewTree.Details) -> String {
        var line = name
        writeParts(to: &line, details)
        return onOneLine(line)
    }

    /// Adds the parts of the view's line that follow the name, each after a space.
    func writeParts(to line: inout String, _ details: ViewTree.Details) {
        if details.contains(.identity), let id { line += " #" + escaped(id) }
        if let text { line += " " + quoted(text) }
        if !values.isEmpty { line += " " + values.listed }
        if let frame { line += " at " + frame }
        var separator = " "
        for modifier in modifiers where modifier.isShown(details) {
            line += separator
            modifier.write(to: &line)
            separator = ""
        }
        for style in styles { line += " [\(style)]" }
        if details.contains(.environment), !environment.isEmpty {
            line += " {" + environment.listed + "}"
        }
    }
}

extension [ViewTree.Value] {
    /// The values on one line.
    var listed: String { map { $0.name + ": " + $0.value }.joined(separator: ", ") }
}

extension ModifierDescription: CustomStringConvertible {
    public var description: String {
        var text = ""
        write(to: &text)
        return onOneLine(text)
    }

    /// Returns whether a tree with some details shows the modifier.
    func isShown(_ details: ViewTree.Details) -> Bool {
        facet == .view || details.contains(.accessibility)
    }

    fileprivate func write(to line: inout String) {
        line += "."
        line += name
        line += arguments.isEmpty ? "()" : "(" + arguments.joined(separator: ", ") + ")"
    }
}

extension ViewTree.Style: CustomStringConvertible {
    public var description: String {
        origin.map { "\(name), set on \($0)" } ?? "\(name), by default"
    }
}
