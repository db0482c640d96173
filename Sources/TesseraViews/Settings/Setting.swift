/// A modifier that sets a value of the environment.
nonisolated package struct Setting<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    /// The printed name of the modifier, with the value as its argument; `nil` for a modifier that
    /// is not printed.
    var name: String?
    /// The call to print instead of the name.
    package var call: (any AttributeCall)?

    package func transform(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

    package var description: ModifierDescription? {
        call?.described ?? name.map { ModifierDescription($0).argument(value as Any) }
    }
}

nonisolated extension View {
    /// Sets a value of the environment. The tree prints the value as a modifier's argument.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, named name: String
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value, name: name))
    }

    /// Sets a value of the environment. The tree prints a call.
    package consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
        as call: some AttributeCall
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value, call: call))
    }

    /// Sets a value of the environment. The tree does not print the modifier.
    package consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value))
    }
}
