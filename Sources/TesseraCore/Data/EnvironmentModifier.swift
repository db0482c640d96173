public import Observation

/// A primitive modifier that changes the environment of its content.
public protocol EnvironmentModifier: PrimitiveModifier {
    /// Sets values; what is read of them comes from the environment outside.
    func transform(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        EnvironmentModifierNode(view, under: parent)
    }

    public static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        node.accept(view)
    }
}

private final class EnvironmentModifierNode<Content: View, Modifier: EnvironmentModifier>:
    PrimitiveModifierNode<Content, Modifier>
{
    override func prepare() {
        scope = EnvironmentScope(under: scope)
        run()
    }

    override func accept(_ new: consuming ModifiedContent<Content, Modifier>) {
        let isSame = Comparison.isSame(view.modifier, new.modifier)
        replaceView(new)
        if !isSame { run() }
        updateContent()
    }

    /// Runs again, too, when what the modifier reads of the environment outside changes.
    override func run() {
        guard let outside = scope.parent else { return }
        var values = EnvironmentValues(outside)
        Tracking.run(as: self) { view.modifier.transform(&values) }
        values.store(in: scope)
    }

    override var ownEnvironment: EnvironmentScope? { scope }
}

nonisolated extension View {
    /// Sets a value of the environment for this view and all inside it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for this view and all inside it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, change: transform))
    }

    /// Sets the observable object of a type for this view and all inside it.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}

nonisolated private struct EnvironmentValueModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func transform(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

    var description: ModifierDescription? {
        ModifierDescription(
            "environment", keyPath.printed, printed(value))
    }
}

nonisolated private struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let change: (inout Value) -> Void

    func transform(_ values: inout EnvironmentValues) { change(&values[keyPath: keyPath]) }

    var description: ModifierDescription? {
        ModifierDescription("transformEnvironment", keyPath.printed)
    }
}

nonisolated private struct EnvironmentObjectModifier<Object: AnyObject & Observable>:
    EnvironmentModifier
{
    let object: Object?

    func transform(_ values: inout EnvironmentValues) { values[ObjectKey<Object>.self] = object }

    var description: ModifierDescription? {
        ModifierDescription("environment", TypeName.short(Object.self))
    }
}

extension WritableKeyPath where Root == EnvironmentValues {
    /// `\.font`, by the key that it writes: the path's own text is not the same everywhere, and
    /// may be the address of a getter.
    fileprivate var printed: String {
        var values = EnvironmentValues()
        let value = values[keyPath: self]
        values[keyPath: self] = value
        return "\\." + (values.writes.last?.name ?? "…")
    }
}
