import TesseraCore

/// A modifier that does nothing but show in the printed tree.
nonisolated package struct Attribute: PrimitiveModifier {
    // Of any type: the type of a modified view is for users to read.
    package let call: any AttributeCall

    package var description: ModifierDescription? { call.described }
}

nonisolated extension View {
    /// Adds what only the printed tree shows.
    ///
    /// ```swift
    /// attribute(Call("border").argument(style).argument("width", width, default: 1))
    /// // .border(.red, width: 2)
    /// ```
    consuming func attribute(_ call: some AttributeCall) -> ModifiedContent<Self, Attribute> {
        modifier(Attribute(call: call))
    }
}

/// The call of a modifier: a ``Call``, or an ``Argument`` after others.
///
/// The arguments are kept as they are, so that calls can be compared, and become text when a tree is
/// printed.
nonisolated package protocol AttributeCall {
    var described: ModifierDescription { get }

    /// The name of the modifier.
    var name: String { get }

    /// Returns the argument with a label, or the one without: `nil` if it is left out, or the standard
    /// one.
    func argument(labelled label: String?) -> Any?
}

/// The call of a modifier without arguments.
nonisolated struct Call: AttributeCall {
    let name: String

    init(_ name: String) { self.name = name }

    var described: ModifierDescription { ModifierDescription(name) }

    func argument(labelled label: String?) -> Any? { nil }
}

/// A call with one more argument.
nonisolated struct Argument<Before: AttributeCall, Value>: AttributeCall {
    let before: Before
    let label: String?
    /// The value as it is; `nil` if it is not shown.
    let value: Value?

    var described: ModifierDescription {
        guard let value else { return before.described }
        return label.map { before.described.argument($0, value) }
            ?? before.described.argument(value)
    }

    var name: String { before.name }

    func argument(labelled label: String?) -> Any? {
        // An optional value that is `nil` is none.
        label == self.label ? value.flatMap { ($0 as Any?) } : before.argument(labelled: label)
    }
}

nonisolated extension AttributeCall {
    func argument<Value>(_ value: Value) -> Argument<Self, Value> {
        Argument(before: self, label: nil, value: value)
    }

    func argument<Value>(_ label: String, _ value: Value) -> Argument<Self, Value> {
        Argument(before: self, label: label, value: value)
    }

    /// Adds an argument, which is not shown if it is what its parameter is without one.
    func argument<Value: Equatable>(
        _ value: Value, default standard: Value
    ) -> Argument<Self, Value> {
        Argument(before: self, label: nil, value: value == standard ? nil : value)
    }

    /// Adds an argument, which is not shown if it is what its parameter is without one.
    func argument<Value: Equatable>(
        _ label: String, _ value: Value, default standard: Value
    ) -> Argument<Self, Value> {
        Argument(before: self, label: label, value: value == standard ? nil : value)
    }
}
