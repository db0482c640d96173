import TesseraCore

/// A modifier that sets one value of the environment.
nonisolated struct Setting<Value, Arguments: AttributeArguments>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    /// What the printed tree shows of the modifier, if anything.
    let attribute: Attribute<Arguments>?

    func transform(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

    var description: ModifierDescription? { attribute?.description }
}

nonisolated extension View {
    /// Sets a value of the environment, which the printed tree shows as the attribute.
    consuming func setting<Value, Arguments>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
        as attribute: Attribute<Arguments>
    ) -> ModifiedContent<Self, Setting<Value, Arguments>> {
        modifier(Setting(keyPath: keyPath, value: value, attribute: attribute))
    }

    /// Sets a value of the environment, which the printed tree shows as the modifier's argument.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, named name: String
    ) -> ModifiedContent<Self, Setting<Value, Argument<NoArguments, Value>>> {
        setting(keyPath, value, as: Attribute(name).argument(value))
    }

    /// Sets a value of the environment, without a word in the printed tree.
    consuming func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedContent<Self, Setting<Value, NoArguments>> {
        modifier(Setting(keyPath: keyPath, value: value, attribute: nil))
    }
}
