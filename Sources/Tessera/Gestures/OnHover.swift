public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Performs an action when a pointer comes over this view, and when it leaves.
    ///
    /// The pointer is that of ``ViewHost/hover(at:)``; a finger has none. A view that is disabled, read-only
    /// or closed to touches is not told, and one that becomes so is told that the pointer has left.
    ///
    /// - Parameter action: Receives `true` when the pointer comes, and `false` when it leaves.
    public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(name: "onHover", space: nil) { action($0 != nil) })
    }

    /// Performs an action when a pointer moves over this view, and when it leaves.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space in which the pointer's place is told; by default that of this
    ///     view.
    ///   - action: Receives the place of the pointer, or that it has left.
    public consuming func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(
                name: "onContinuousHover", space: coordinateSpace.coordinateSpace
            ) { point in
                action(point.map(HoverPhase.active) ?? .ended)
            })
    }
}

/// What a pointer does over a view.
nonisolated public enum HoverPhase: Equatable, Sendable {
    /// The pointer is at a place, in the coordinate space that was asked for.
    case active(CGPoint)
    /// The pointer has left.
    case ended
}

/// A modifier that is told of a pointer.
protocol HoverHandler: Role {
    /// The space in which the handler wants to know of each place; `nil` if it only wants to know of
    /// whether the pointer is there.
    var space: CoordinateSpace? { get }
    /// Receives the pointer's place, or `nil` when it has left.
    var action: (CGPoint?) -> Void { get }
}

nonisolated private struct HoverModifier: PrimitiveModifier, HoverHandler {
    let name: String
    let space: CoordinateSpace?
    let action: (CGPoint?) -> Void

    static var isSought: Bool { true }

    var description: ModifierDescription? {
        ModifierDescription(name).argument("coordinateSpace", space ?? .local, default: .local)
    }
}
