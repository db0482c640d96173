nonisolated extension View {
    /// Animates the changes of this view when `value` changes.
    public consuming func animation<Value: Equatable>(
        _ animation: Animation?, value: Value
    ) -> some View {
        attribute(Call("animation").argument(animation).argument("value", value))
    }

    /// Animates all changes of this view, by SwiftUI's older rule.
    public consuming func animation(_ animation: Animation?) -> some View {
        attribute(Call("animation").argument(animation))
    }

    /// Sets the way that the content of this view changes in an animation.
    public consuming func contentTransition(_ transition: ContentTransition) -> some View {
        attribute(Call("contentTransition").argument(transition))
    }
}

/// The way that the content of a view changes in an animation.
public struct ContentTransition: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The new content replaces the old.
    public static let identity = ContentTransition(description: ".identity")
    /// The old content fades into the new.
    public static let opacity = ContentTransition(description: ".opacity")
    /// The old content turns into the new, where that is possible.
    public static let interpolate = ContentTransition(description: ".interpolate")

    /// The digits of a number roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(description: ".numericText(countsDown: \(countsDown))")
    }
}
