public import Observation
public import TesseraCore

/// A part of an app, with its own windows.
public protocol Scene: View {}

nonisolated extension ModifiedContent: Scene where Content: Scene {}

extension TupleView: Scene where repeat each Content: Scene {}

nonisolated extension Scene {
    /// Sets the observable object of its type for all views in this scene.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        ModifiedContent(content: self, modifier: SceneObject(object: object))
    }

    /// Sets an environment value for all views in this scene.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene {
        ModifiedContent(content: self, modifier: SceneValue(keyPath: keyPath, value: value))
    }
}

/// Sets an object as the view modifier does, and keeps the result a scene.
nonisolated private struct SceneObject<Object: AnyObject & Observable>: ViewModifier, HiddenBody {
    let object: Object?

    func body(content: Content) -> some View { content.environment(object) }
}

nonisolated private struct SceneValue<Value>: ViewModifier, HiddenBody {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func body(content: Content) -> some View { content.environment(keyPath, value) }
}
