/// A modifier that affects only the printed tree and pictures.
nonisolated package struct Attribute: PrimitiveModifier {
    // The call is type-erased to keep the types of modified views short for users to read.
    package let call: any AttributeCall

    package var description: ModifierDescription? { call.described }
}

nonisolated extension View {
    /// Adds a modifier that affects only the printed tree and pictures.
    ///
    /// ```swift
    /// attribute(Call("border").argument(style).argument("width", width, default: 1))
    /// // .border(.red, width: 2)
    /// ```
    package consuming func attribute(_ call: some AttributeCall) -> ModifiedContent<Self, Attribute>
    {
        modifier(Attribute(call: call))
    }
}

/// The call of a modifier: a ``Call``, or an ``Argument`` after other arguments.
///
/// The arguments keep their types, so that calls can be compared. They become text when a tree is
/// printed.
nonisolated package protocol AttributeCall {
    var described: ModifierDescription { get }

    /// The name of the modifier.
    var name: String { get }

    /// Returns the argument with a label, or the argument without a label; `nil` if the call omits
    /// the argument or passes the default.
    func argument(labelled label: String?) -> Any?
}

/// The call of a modifier without arguments.
package nonisolated struct Call: AttributeCall {
    package let name: String

    package init(_ name: String) { self.name = name }

    package var described: ModifierDescription { ModifierDescription(name) }

    package func argument(labelled label: String?) -> Any? { nil }
}

/// A call with one more argument.
package nonisolated struct Argument<Before: AttributeCall, Value>: AttributeCall {
    let before: Before
    let label: String?
    /// The value; `nil` if it is not printed.
    let value: Value?

    package var described: ModifierDescription {
        guard let value else { return before.described }
        return label.map { before.described.argument($0, value) }
            ?? before.described.argument(value)
    }

    package var name: String { before.name }

    package func argument(labelled label: String?) -> Any? {
        // An optional value of `nil` counts as no argument.
        label == self.label ? value.flatMap { ($0 as Any?) } : before.argument(labelled: label)
    }
}

nonisolated extension AttributeCall {
    package func argument<Value>(_ value: Value) -> Argument<Self, Value> {
        Argument(before: self, label: nil, value: value)
    }

    package func argument<Value>(_ label: String, _ value: Value) -> Argument<Self, Value> {
        Argument(before: self, label: label, value: value)
    }

    /// Adds an argument, which is not printed if there is no value.
    package func argument<Value>(_ label: String? = nil, ifSet value: Value?) -> Argument<
        Self, Value
    > {
        Argument(before: self, label: label, value: value)
    }

    /// Adds an argument, which is not printed if it equals the default of its parameter.
    package func argument<Value: Equatable>(
        _ value: Value, default standard: Value
    ) -> Argument<Self, Value> {
        Argument(before: self, label: nil, value: value == standard ? nil : value)
    }

    /// Adds an argument, which is not printed if it equals the default of its parameter.
    package func argument<Value: Equatable>(
        _ label: String, _ value: Value, default standard: Value
    ) -> Argument<Self, Value> {
        Argument(before: self, label: label, value: value == standard ? nil : value)
    }
}
