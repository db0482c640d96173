/// A modifier that sets a value of the environment.
nonisolated package struct Setting<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value; `nil` for a modifier that changes nothing.
    let value: Value?
    /// The call that the tree prints; `nil` for a modifier that is not printed.
    let call: Call?
    /// Returns the value to set, from the outer and the given one; `nil` to set the given value.
    var combine: ((Value, Value) -> Value)?

    package func transform(_ values: inout EnvironmentValues) {
        guard let value else { return }
        values[keyPath: keyPath] = combine?(values[keyPath: keyPath], value) ?? value
    }

    package var description: ModifierDescription? { call?.described }
}

/// A modifier that sets a value which only views of a program show. A drawing lists it as not shown,
/// unless a view inside reads the value.
nonisolated package struct PassedSetting<Value>: EnvironmentModifier {
    let setting: Setting<Value>

    package func transform(_ values: inout EnvironmentValues) { setting.transform(&values) }

    package var description: ModifierDescription? { setting.description }
}

nonisolated extension View {
    /// Sets a value of the environment that only views of a program show.
    consuming func passedSetting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, named name: String
    ) -> some View {
        let call = Call(name).argument(value)
        return modifier(
            PassedSetting(setting: Setting(keyPath: keyPath, value: value, call: call)))
    }

    /// Sets a value of the environment. The tree prints the value as a modifier's argument.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, named name: String
    ) -> ModifiedContent<Self, Setting<Value>> {
        setting(keyPath, value, as: Call(name).argument(value))
    }

    /// Sets a value of the environment. The tree prints a call, if there is one.
    package consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, as call: Call? = nil
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value, call: call))
    }

    /// Combines a value with that of the environment. The tree prints a call.
    package consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, adding value: Value, as call: Call,
        _ combine: @escaping (Value, Value) -> Value
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value, call: call, combine: combine))
    }

    /// Sets a value of the environment, unless it is `nil`. The tree prints a call, if there is one.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, ifSet value: Value?, as call: Call?
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value, call: call))
    }
}
