extension ModifierDescription {
    /// Adds an argument as source code spells it, unless it is `nil`.
    package func argument(_ value: Any?) -> Self {
        guard let value else { return self }
        var description = self
        description.arguments.append(written(value))
        return description
    }

    /// Adds an argument with a label, unless it is `nil`.
    package func argument(_ label: String, _ value: Any?) -> Self {
        guard let value else { return self }
        var description = self
        description.arguments.append("\(label): \(written(value))")
        return description
    }

    /// Adds an argument, unless it equals the default of its parameter.
    package func argument<Value: Equatable>(_ value: Value, default standard: Value) -> Self {
        value == standard ? self : argument(value)
    }

    /// Adds an argument with a label, unless it equals the default of its parameter.
    package func argument<Value: Equatable>(
        _ label: String, _ value: Value, default standard: Value
    ) -> Self {
        value == standard ? self : argument(label, value)
    }

    /// Adds an ellipsis for views that the printed tree lists as children.
    package func views() -> Self {
        var description = self
        description.arguments.append("…")
        return description
    }
}

/// Returns the names of the members of a set as source code spells them.
package func printedSet(_ names: [String]) -> String {
    names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
}

/// Returns a value as source code spells it; the cases of plain enumerations have their dot.
private func written(_ value: Any) -> String {
    guard !(value is any CustomStringConvertible) else { return printed(value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return ".\(value)"
    case .optional: return mirror.children.first.map { written($0.value) } ?? "nil"
    default: return printed(value)
    }
}
