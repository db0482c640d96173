/// The way that a view appears and disappears.
///
/// Tessera does not run transitions: it records them and prints them in the tree.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    private init(_ call: Call) { description = "\(call.described)" }

    private init(description: String) { self.description = description }

    /// No transition: the view appears and disappears immediately.
    public static let identity = AnyTransition(description: ".identity")
    /// A transition that fades in and out.
    public static let opacity = AnyTransition(description: ".opacity")
    /// A transition that moves in from the leading edge and out to the trailing edge.
    public static let slide = AnyTransition(description: ".slide")
    /// A transition that blurs the old view into the new.
    public static let blurReplace = AnyTransition(description: ".blurReplace")
    /// A transition that grows out of a point and shrinks into it.
    public static let scale = AnyTransition(description: ".scale")

    /// Returns a transition that scales the view up from a factor and back to it, around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(
            Call("scale").argument("scale", scale)
                .argument("anchor", anchor, default: .center))
    }

    /// Returns a transition that moves in from an edge and back to it.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(Call("move").argument("edge", edge))
    }

    /// Returns a transition that moves in from an edge and out to the opposite edge.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(Call("push").argument("from", edge))
    }

    /// Returns a transition that moves in from a place beside the view and back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(
            Call("offset").argument("x", x, default: 0)
                .argument("y", y, default: 0))
    }

    /// Returns a transition with different insertion and removal.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(
            Call("asymmetric").argument("insertion", insertion)
                .argument("removal", removal))
    }

    /// Returns this transition combined with another transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(description: "\(description).combined(with: \(other))")
    }

    /// Returns this transition with a custom animation, or this transition unchanged for `nil`.
    public func animation(_ animation: Animation?) -> AnyTransition {
        guard let animation else { return self }
        return AnyTransition(description: "\(description).animation(\(animation))")
    }
}

nonisolated extension View {
    /// Sets the way that this view appears and disappears in an animated change.
    public consuming func transition(_ transition: AnyTransition) -> some View {
        attribute(Call("transition").argument(transition))
    }
}
