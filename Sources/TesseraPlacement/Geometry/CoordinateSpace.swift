/// A coordinate space, defined by its origin.
nonisolated public enum CoordinateSpace: Hashable {
    /// The space of the host, whose origin is its upper left corner.
    case global
    /// The space of the view itself.
    case local
    /// The named space of the nearest ancestor with the name.
    case named(AnyHashable)

    /// Whether this is the space of the host.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the space of the view itself.
    public var isLocal: Bool { self == .local }
}

/// The name that a view gives its coordinate space.
nonisolated public struct NamedCoordinateSpace: Equatable {
    let name: AnyHashable

    /// Makes a name for a coordinate space.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

nonisolated extension View {
    /// Names the coordinate space of this view, for the views inside it.
    ///
    /// ```swift
    /// VStack { Stars() }.coordinateSpace(.named("column"))
    /// // VStack .coordinateSpace(.named("column"))
    /// //   Stars
    /// ```
    ///
    /// If two ancestors use the same name, the nearer one counts.
    public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        laidOut(
            by: TraitRule(SpaceNameKey.self, name.name),
            Call("coordinateSpace").argument(verbatim: ".named(\(printed(name.name.base)))"))
    }

    /// Names the coordinate space of this view. Use `coordinateSpace(_:)` instead.
    public consuming func coordinateSpace(name: some Hashable) -> some View {
        coordinateSpace(.named(name))
    }
}
