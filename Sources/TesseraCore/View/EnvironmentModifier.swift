public import Observation

/// A primitive modifier that changes the environment of its content.
public protocol EnvironmentModifier: PrimitiveModifier {
    /// Sets environment values. Reading a value returns that of the outer environment. Read an
    /// observable object in a body instead, and pass its value to the modifier, because changes of
    /// the object do not update the modifier.
    func transform(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
    public static var _makesEnvironment: Bool { true }

    public func _setEnvironment(of node: Node) {
        guard let outside = node.scope.parent else { return }
        var values = EnvironmentValues(outside)
        let outsideRun = Tracking.begin(as: node)
        transform(&values)
        let slots = values.slots(inside: outside)
        Tracking.end(as: node, goingOn: outsideRun)
        if values.scope?.isInside(node.scope) == true {
            // The values would change as soon as they are set here, so they are copied once.
            node.dependencies.removeAll()
        }
        node.scope.hold(slots)
    }
}

nonisolated extension View {
    /// Sets an environment value for this view and its descendants.
    ///
    /// With `\.self` it replaces the whole environment, including styles, with the environment of
    /// the place where the value was read, or with the defaults for `EnvironmentValues()`.
    @inlinable
    public consuming func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedContent<Self, some ViewModifier> {
        modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
    }

    /// Changes an environment value for this view and its descendants.
    public consuming func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                description: ModifierDescription("transformEnvironment", keyPath.printed)
            ) { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets the observable object of a type for this view and its descendants.
    public consuming func environment<Object: AnyObject & Observable>(
        _ object: Object?
    ) -> ModifiedContent<Self, some ViewModifier> {
        modifier(
            EnvironmentTransformModifier(
                description: ModifierDescription("environment", TypeName.short(Object.self))
            ) { $0[ObjectType()] = object })
    }

    /// Sets the object of a type for the `@EnvironmentObject` properties in this view.
    public consuming func environmentObject<Object: ObservableObject>(
        _ object: Object
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                description: ModifierDescription("environmentObject", TypeName.short(Object.self))
            ) { $0[ObjectType()] = object })
    }
}

@usableFromInline
nonisolated struct EnvironmentValueModifier<Value>: EnvironmentModifier {
    @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
    @usableFromInline let value: Value

    @inlinable
    init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @usableFromInline
    func transform(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

    @usableFromInline
    var description: ModifierDescription? {
        ModifierDescription("environment", keyPath.printed, printed(value))
    }
}

nonisolated private struct EnvironmentTransformModifier: EnvironmentModifier {
    let description: ModifierDescription?
    let change: (inout EnvironmentValues) -> Void

    func transform(_ values: inout EnvironmentValues) { change(&values) }
}

extension WritableKeyPath where Root == EnvironmentValues {
    /// The path as `\.font`, found through the key that it writes. The path's own description
    /// varies between platforms and may contain an address.
    fileprivate var printed: String {
        if Value.self == EnvironmentValues.self { return "\\.self" }
        var values = EnvironmentValues()
        let value = values[keyPath: self]
        values[keyPath: self] = value
        return "\\." + (values.writes.last?.printed?.name ?? "…")
    }
}

extension Node {
    /// Whether a view reads a value that this node sets in the environment.
    @MainActor package final var isEnvironmentRead: Bool { ownEnvironment?.hasReaders == true }
}
