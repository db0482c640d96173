/// A property wrapper for the names of views that move together.
@propertyWrapper
public struct Namespace: DynamicProperty {
    @Owned private var id = ID(number: .random(in: .min ... .max))

    /// Makes a namespace.
    public init() {}

    /// The name of the namespace.
    public var wrappedValue: ID { id }

    /// The name of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }
}

/// The effect of a pointer over a view.
public enum HoverEffect: Hashable, Sendable {
    case automatic, highlight, lift
}

nonisolated extension View {
    /// Records that a screen opens from the place of this view.
    @_disfavoredOverload
    public consuming func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        silent(id)
    }

    /// Records the effect of a pointer over this view.
    @_disfavoredOverload
    public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        silent(effect.unless(.automatic))
    }
}
