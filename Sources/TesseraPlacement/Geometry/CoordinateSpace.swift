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

/// A coordinate space as source code spells it: `.global`, `.local` or `.named("row")`.
nonisolated public protocol CoordinateSpaceProtocol {
    /// The space as a value of the enumeration.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the host.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space of the host.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space of the view itself.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The named space of the nearest ancestor with the name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the host.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The named space of the nearest ancestor with the name.
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
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Names the coordinate space of this view. Use `coordinateSpace(_:)` instead.
    public consuming func coordinateSpace(name: some Hashable) -> some View {
        coordinateSpace(.named(name))
    }
}

nonisolated private struct CoordinateSpaceModifier: PrimitiveModifier, LayoutModifier, Ruled,
    Equatable
{
    let name: AnyHashable

    var description: ModifierDescription? {
        ModifierDescription("coordinateSpace", ".named(\(printed(name.base)))")
    }

    package func rule(in context: LayoutContext) -> TraitRule {
        TraitRule(trait: .coordinateSpace(name))
    }
}
