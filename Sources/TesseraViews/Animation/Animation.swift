/// The timing of an animated change.
///
/// Tessera does not run animations. It records each animation with the change that it belongs to,
/// so that the tree can show it and tests can read it.
public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    private init(_ name: String, _ arguments: (String, Double?)...) {
        let call = arguments.reduce(Call(name)) { $0.argument($1.0, ifSet: $1.1) }.described
        description = call.arguments.isEmpty ? ".\(name)" : "\(call)"
    }

    private init(description: String) { self.description = description }

    /// The default animation.
    public static let `default` = Animation("default")
    /// An animation with constant speed.
    public static let linear = Animation("linear")
    /// An animation that starts slowly.
    public static let easeIn = Animation("easeIn")
    /// An animation that ends slowly.
    public static let easeOut = Animation("easeOut")
    /// An animation that starts and ends slowly.
    public static let easeInOut = Animation("easeInOut")
    /// An animation that moves like a spring.
    public static let spring = Animation("spring")
    /// A spring that bounces far.
    public static let bouncy = Animation("bouncy")
    /// A spring that does not bounce.
    public static let smooth = Animation("smooth")
    /// A spring that bounces a little.
    public static let snappy = Animation("snappy")

    /// Returns an animation with constant speed and a duration in seconds.
    public static func linear(duration: Double) -> Animation {
        Animation("linear", ("duration", duration))
    }

    /// Returns an animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation {
        Animation("easeIn", ("duration", duration))
    }

    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation("easeOut", ("duration", duration))
    }

    /// Returns an animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation("easeInOut", ("duration", duration))
    }

    // Disfavoured, so that `spring()` calls the overload with a duration and a bounce.
    /// Returns a spring with a response in seconds, shorter if stiffer, and a damping fraction. At
    /// 1, it does not bounce.
    @_disfavoredOverload
    public static func spring(
        response: Double? = nil, dampingFraction: Double? = nil, blendDuration: Double? = nil
    ) -> Animation {
        Animation(
            "spring", ("response", response), ("dampingFraction", dampingFraction),
            ("blendDuration", blendDuration))
    }

    /// Returns a spring with a duration in seconds and a bounce, where 0 does not bounce.
    public static func spring(
        duration: Double? = nil, bounce: Double? = nil, blendDuration: Double? = nil
    ) -> Animation {
        Animation(
            "spring", ("duration", duration), ("bounce", bounce),
            ("blendDuration", blendDuration))
    }

    /// Returns a spring that bounces far, with a duration in seconds.
    public static func bouncy(duration: Double, extraBounce: Double? = nil) -> Animation {
        Animation("bouncy", ("duration", duration), ("extraBounce", extraBounce))
    }

    /// Returns a spring that does not bounce, with a duration in seconds.
    public static func smooth(duration: Double, extraBounce: Double? = nil) -> Animation {
        Animation("smooth", ("duration", duration), ("extraBounce", extraBounce))
    }

    /// Returns a spring that bounces a little, with a duration in seconds.
    public static func snappy(duration: Double, extraBounce: Double? = nil) -> Animation {
        Animation("snappy", ("duration", duration), ("extraBounce", extraBounce))
    }

    /// Returns this animation, started after a number of seconds.
    public func delay(_ delay: Double) -> Animation { adding(Call("delay").argument(delay)) }

    /// Returns this animation, played faster or slower.
    public func speed(_ speed: Double) -> Animation { adding(Call("speed").argument(speed)) }

    /// Returns this animation, repeated, and by default reversed every other time.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        adding(Call("repeatCount").argument(count).argument("autoreverses", autoreverses))
    }

    /// Returns this animation, played without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(Call("repeatForever").argument("autoreverses", autoreverses))
    }

    private func adding(_ call: Call) -> Animation {
        Animation(description: "\(description)\(call.described)")
    }
}
