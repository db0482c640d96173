import TesseraCore

extension ModifierDescription {
    /// Adds an argument as it might be written, unless it is `nil`.
    func argument(_ value: Any?) -> Self {
        guard let value else { return self }
        var description = self
        description.arguments.append(written(value))
        return description
    }

    /// Adds an argument with a label, unless it is `nil`.
    func argument(_ label: String, _ value: Any?) -> Self {
        guard let value else { return self }
        var description = self
        description.arguments.append("\(label): \(written(value))")
        return description
    }

    /// Adds an argument, unless it is what its parameter is without one.
    func argument<Value: Equatable>(_ value: Value, default standard: Value) -> Self {
        value == standard ? self : argument(value)
    }

    /// Adds an argument with a label, unless it is what its parameter is without one.
    func argument<Value: Equatable>(
        _ label: String, _ value: Value, default standard: Value
    ) -> Self {
        value == standard ? self : argument(label, value)
    }

    /// Stands for views that the printed tree shows as an element of their own.
    func views() -> Self {
        var description = self
        description.arguments.append("…")
        return description
    }
}

/// The names of the members of a set, as they might be written.
func printedSet(_ names: [String]) -> String {
    names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
}

/// A value as it might be written: the cases of plain enumerations with their dot.
private func written(_ value: Any) -> String {
    guard !(value is any CustomStringConvertible) else { return printed(value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return ".\(value)"
    case .optional: return mirror.children.first.map { written($0.value) } ?? "nil"
    default: return printed(value)
    }
}
