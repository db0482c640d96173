import TesseraCore

/// A modifier that sets one value of the environment.
nonisolated package struct Setting<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    /// The name that the printed tree shows with the value as its argument; `nil` for none.
    var name: String?
    /// The call that the printed tree shows in place of the name; `nil` for none.
    package var call: (any AttributeCall)?

    package func transform(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

    package var description: ModifierDescription? {
        call?.described ?? name.map { ModifierDescription($0).argument(value as Any) }
    }
}

nonisolated extension View {
    /// Sets a value of the environment; the printed tree shows the value as a modifier's argument.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, named name: String
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value, name: name))
    }

    /// Sets a value of the environment; the printed tree shows a call.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
        as call: some AttributeCall
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value, call: call))
    }

    /// Sets a value of the environment; the printed tree shows nothing.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedContent<Self, Setting<Value>> {
        modifier(Setting(keyPath: keyPath, value: value))
    }
}
