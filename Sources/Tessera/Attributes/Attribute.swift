import TesseraCore

/// A modifier that does nothing but show in the printed tree.
///
/// ```swift
/// modifier(Attribute("border").argument(style).argument("width", width, default: 1))
/// // .border(.red, width: 2)
/// ```
///
/// The arguments are kept as they are, and become text when a tree is printed.
nonisolated struct Attribute<Arguments: AttributeArguments>: PrimitiveModifier {
    let name: String
    let arguments: Arguments

    var description: ModifierDescription? { arguments.added(to: ModifierDescription(name)) }

    func argument<Value>(_ value: Value) -> Attribute<Argument<Arguments, Value>> {
        adding(nil, value)
    }

    func argument<Value>(_ label: String, _ value: Value) -> Attribute<Argument<Arguments, Value>> {
        adding(label, value)
    }

    /// Adds an argument, which is not shown if it is what its parameter is without one.
    func argument<Value: Equatable>(
        _ value: Value, default standard: Value
    ) -> Attribute<Argument<Arguments, Value>> {
        adding(nil, value == standard ? nil : value)
    }

    func argument<Value: Equatable>(
        _ label: String, _ value: Value, default standard: Value
    ) -> Attribute<Argument<Arguments, Value>> {
        adding(label, value == standard ? nil : value)
    }

    private func adding<Value>(
        _ label: String?, _ value: Value?
    ) -> Attribute<Argument<Arguments, Value>> {
        .init(name: name, arguments: Argument(before: arguments, label: label, value: value))
    }
}

nonisolated extension Attribute where Arguments == NoArguments {
    init(_ name: String) { self.init(name: name, arguments: NoArguments()) }
}

/// The arguments of an attribute, each of its own type: ``NoArguments``, or an ``Argument`` after
/// others.
nonisolated protocol AttributeArguments {
    /// The description of a modifier with these arguments in it.
    func added(to description: ModifierDescription) -> ModifierDescription
}

nonisolated struct NoArguments: AttributeArguments {
    func added(to description: ModifierDescription) -> ModifierDescription { description }
}

nonisolated struct Argument<Before: AttributeArguments, Value>: AttributeArguments {
    let before: Before
    let label: String?
    /// The value as it is; `nil` if it is not shown.
    let value: Value?

    func added(to description: ModifierDescription) -> ModifierDescription {
        let description = before.added(to: description)
        guard let value else { return description }
        return label.map { description.argument($0, value) } ?? description.argument(value)
    }
}
