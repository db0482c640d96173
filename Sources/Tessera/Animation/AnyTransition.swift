public import Foundation
public import TesseraCore
public import TesseraLayout

/// The way in which a view comes into the tree and leaves it.
///
/// Tessera has no frames: a transition is recorded, for the tree to show.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    private init(_ description: ModifierDescription) {
        self.description = "\(description)"
    }

    private init(named name: String) {
        description = ".\(name)"
    }

    private init(description: String) {
        self.description = description
    }

    /// No transition: the view is there at once, and gone at once.
    public static let identity = AnyTransition(named: "identity")
    /// A transition that fades in and out.
    public static let opacity = AnyTransition(named: "opacity")
    /// A transition from the leading edge, and to the trailing one.
    public static let slide = AnyTransition(named: "slide")
    /// A transition that grows out of a point and shrinks into it.
    public static let scale = AnyTransition(named: "scale")

    /// Returns a transition from and to a part of the size, around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(
            ModifierDescription("scale").argument("scale", scale)
                .argument("anchor", anchor, default: .center))
    }

    /// Returns a transition from an edge, and back to it.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(ModifierDescription("move").argument("edge", edge))
    }

    /// Returns a transition from an edge, and to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(ModifierDescription("push").argument("from", edge))
    }

    /// Returns a transition from and to a place beside the view.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(
            ModifierDescription("offset").argument("x", x, default: 0)
                .argument("y", y, default: 0))
    }

    /// Returns a transition that differs on the way in and on the way out.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(
            ModifierDescription("asymmetric").argument("insertion", insertion)
                .argument("removal", removal))
    }

    /// Returns this transition and another one at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(description: "\(description).combined(with: \(other))")
    }

    /// Returns this transition with an animation of its own; `nil` leaves it to the change's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        guard let animation else { return self }
        return AnyTransition(description: "\(description).animation(\(animation))")
    }
}

nonisolated extension View {
    /// Sets the way in which this view comes into the tree and leaves it, in an animated change.
    public consuming func transition(_ transition: AnyTransition) -> some View {
        attribute(Call("transition").argument(transition))
    }
}
