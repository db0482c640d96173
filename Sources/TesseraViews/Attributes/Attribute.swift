/// A modifier that affects only the printed tree. Pictures are the same without it.
nonisolated package struct Attribute: PrimitiveModifier {
    let call: Call

    package var description: ModifierDescription? { call.described }
}

/// A modifier that affects only the printed tree, although it would change a picture. A drawing
/// lists it among the things that it does not show.
nonisolated package struct UnshownAttribute: PrimitiveModifier {
    package let call: Call

    package var description: ModifierDescription? { call.described }
}

nonisolated extension View {
    /// Adds a modifier that affects only the printed tree.
    ///
    /// ```swift
    /// attribute(Call("previewDevice").argument(value?.rawValue))
    /// // .previewDevice("iPhone")
    /// ```
    package consuming func attribute(_ call: Call) -> ModifiedContent<Self, Attribute> {
        modifier(Attribute(call: call))
    }

    /// Adds a modifier that affects only the printed tree, although it would change a picture.
    package consuming func unshownAttribute(_ call: Call)
        -> ModifiedContent<Self, UnshownAttribute>
    {
        modifier(UnshownAttribute(call: call))
    }
}

/// A call in source code, such as that of a modifier.
///
/// The arguments keep their types, so that calls can be compared. They become text when a tree is
/// printed.
package nonisolated struct Call: Equatable {
    private struct Argument {
        let label: String?
        let value: Any
    }

    /// Source code in place of a value.
    struct Verbatim: CustomStringConvertible {
        let description: String
    }

    package let name: String
    private var arguments: [Argument] = []

    package init(_ name: String) { self.name = name }

    /// The call as text, for the printed tree.
    package var described: ModifierDescription {
        var description = ModifierDescription(name)
        description.arguments = arguments.map { argument in
            (argument.label.map { "\($0): " } ?? "") + written(argument.value)
        }
        return description
    }

    package static func == (left: Call, right: Call) -> Bool {
        left.name == right.name
            && left.arguments.elementsEqual(right.arguments) {
                $0.label == $1.label && looksSame($0.value, $1.value)
            }
    }
}

nonisolated extension Call {
    package func argument<Value>(_ value: Value) -> Call { argument(nil, value) }

    package func argument<Value>(_ label: String?, _ value: Value) -> Call {
        var call = self
        call.arguments.append(Argument(label: label, value: value))
        return call
    }

    /// Adds an argument as text.
    package func argument(verbatim text: String) -> Call { argument(Verbatim(description: text)) }

    /// Adds an ellipsis for views that the printed tree lists as children.
    package func views() -> Call { argument(verbatim: "…") }

    /// Adds an argument, which is not printed if there is no value.
    package func argument<Value>(_ label: String? = nil, ifSet value: Value?) -> Call {
        value.map { argument(label, $0) } ?? self
    }

    /// Adds an argument, which is not printed if it equals the default of its parameter.
    package func argument<Value: Equatable>(_ value: Value, default standard: Value) -> Call {
        value == standard ? self : argument(value)
    }

    /// Adds an argument, which is not printed if it equals the default of its parameter.
    package func argument<Value: Equatable>(
        _ label: String, _ value: Value, default standard: Value
    ) -> Call {
        value == standard ? self : argument(label, value)
    }
}

/// Returns a value as source code spells it: the cases of plain enumerations have their dot, and
/// types no generic arguments.
private func written(_ value: Any) -> String {
    guard !(value is any CustomStringConvertible) else { return printed(value) }
    if let type = value as? Any.Type { return TypeName.short(type) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return ".\(value)"
    case .optional: return mirror.children.first.map { written($0.value) } ?? "nil"
    default: return printed(value)
    }
}
