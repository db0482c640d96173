nonisolated extension View {
    /// Performs an action when a pointer enters or leaves this view.
    ///
    /// Use ``TesseraViews/ViewHost/hover(at:)`` to move the pointer; a finger does not hover. The
    /// action is not performed if the view is disabled, read-only or closed to touches. If the view
    /// becomes so, the pointer leaves it.
    ///
    /// - Parameter action: The action, which receives `true` when the pointer enters, and `false`
    ///   when it leaves.
    public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(name: "onHover", space: nil) { action($0 != nil) })
    }

    /// Performs an action when a pointer moves over this view or leaves it.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space of the pointer's location; by default that of this view.
    ///   - action: The action, which receives the location of the pointer, or `.ended` when the
    ///     pointer leaves.
    public consuming func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(name: "onContinuousHover", space: coordinateSpace) { point in
                action(point.map(HoverPhase.active) ?? .ended)
            })
    }
}

/// The phase of a pointer over a view.
nonisolated public enum HoverPhase: Equatable, Sendable {
    /// The pointer is at a location, in the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left.
    case ended
}

/// A modifier that follows the pointer.
protocol HoverHandler: Role {
    /// The coordinate space of the locations; `nil` if the handler only observes whether the
    /// pointer is inside.
    var space: CoordinateSpace? { get }
    /// Receives the pointer's location, or `nil` when the pointer has left.
    var action: (CGPoint?) -> Void { get }
}

nonisolated private struct HoverModifier: PrimitiveModifier, HoverHandler {
    let name: String
    let space: CoordinateSpace?
    let action: (CGPoint?) -> Void

    static var isResponder: Bool { true }

    var description: ModifierDescription? {
        Call(name).argument("coordinateSpace", space ?? .local, default: .local).described
    }
}
