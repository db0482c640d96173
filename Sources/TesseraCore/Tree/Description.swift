/// A view that says itself what the printed tree shows of it.
///
/// A composite view that does not is shown with its stored numbers, texts and truth values.
public protocol DescribedView: View {
    /// Fills in what the printed tree shows of this view beside its type's name.
    func describe(_ description: inout ViewDescription)
}

/// What the printed tree shows of a view beside its content.
public struct ViewDescription: Equatable, Sendable {
    /// The name of the view's type.
    public var name: String
    /// The view's type with its module.
    public let type: String
    /// What the view says: the words of a text, the name of an image.
    public var text: String?
    /// The view's essential values, by name.
    public var values: [ViewTree.Value] = []
    /// What functions of the view's own have made of it, such as `bold()` of a text.
    public var modifiers: [ModifierDescription] = []

    init(_ plan: FieldPlan) {
        name = plan.name
        type = plan.fullName
    }

    init(name: String) {
        self.name = name
        type = name
    }

    /// Adds a value, unless it is `nil`.
    public mutating func add(_ name: String, _ value: Any?) {
        guard let value else { return }
        values.append(ViewTree.Value(name: name, value: printed(value)))
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

/// Names of types, as the printed tree writes them.
package enum TypeName {
    /// Without module, generic arguments and what is private to a file.
    package static func short(_ type: Any.Type) -> String {
        let name = "\(type)"
        return String(name.prefix { $0 != "<" })
    }

    /// The name of the style that was asked for, where another carries it out.
    static func ofStyle(_ type: Any.Type) -> String {
        short((type as? any NamedAfterField.Type)?.namesake ?? type)
    }

    /// What an environment key stands for: `lineLimit` for a `LineLimitKey`.
    static func environmentValue(_ key: Any.Type) -> String {
        let name = short(key)
        guard name.hasSuffix("Key"), name.count > 3 else { return name }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast(3)
    }
}
