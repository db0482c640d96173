/// The timing of an animated change.
///
/// A host moves changes while its ``ViewHost/isAnimated`` is `true`. The tree prints each animation
/// as in source code. A duration or a speed that is not greater than 0 completes a change at once.
public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let description: String
    let curve: Curve

    private init(_ curve: Curve, _ name: String, _ arguments: (String, Double?)...) {
        self.curve = curve
        let call = arguments.reduce(Call(name)) { $0.argument($1.0, ifSet: $1.1) }.described
        description = call.arguments.isEmpty ? ".\(name)" : "\(call)"
    }

    private init(description: String, _ curve: Curve) {
        self.description = description
        self.curve = curve
    }

    /// The default animation: a spring that does not bounce, with a response of 0.55 seconds.
    public static let `default` = Animation(.spring(Spring(response: 0.55, damping: 1)), "default")
    /// An animation with constant speed, of 0.35 seconds.
    public static let linear = Animation(.linear(0.35), "linear")
    /// An animation that starts slowly, of 0.35 seconds.
    public static let easeIn = Animation(.easeIn(0.35), "easeIn")
    /// An animation that ends slowly, of 0.35 seconds.
    public static let easeOut = Animation(.easeOut(0.35), "easeOut")
    /// An animation that starts and ends slowly, of 0.35 seconds.
    public static let easeInOut = Animation(.easeInOut(0.35), "easeInOut")
    /// An animation that moves like a spring, of 0.5 seconds, without a bounce.
    public static let spring = Animation(.spring(Spring(duration: 0.5)), "spring")
    /// A spring of 0.5 seconds that bounces far.
    public static let bouncy = Animation(.spring(Spring(duration: 0.5, bounce: 0.3)), "bouncy")
    /// A spring of 0.5 seconds that does not bounce.
    public static let smooth = Animation(.spring(Spring(duration: 0.5)), "smooth")
    /// A spring of 0.5 seconds that bounces a little.
    public static let snappy = Animation(.spring(Spring(duration: 0.5, bounce: 0.15)), "snappy")
    /// A short spring, for values that follow a finger.
    public static let interactiveSpring = Animation(
        .spring(Spring(response: 0.15, damping: 0.86)), "interactiveSpring")

    /// Returns an animation with constant speed and a duration in seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(.linear(duration), "linear", ("duration", duration))
    }

    /// Returns an animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation {
        Animation(.easeIn(duration), "easeIn", ("duration", duration))
    }

    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation(.easeOut(duration), "easeOut", ("duration", duration))
    }

    /// Returns an animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.easeInOut(duration), "easeInOut", ("duration", duration))
    }

    // Disfavoured, so that `spring()` calls the overload with a duration and a bounce.
    /// Returns a spring with a response in seconds, shorter if stiffer, and a damping fraction. At
    /// 1, it does not bounce.
    @_disfavoredOverload
    public static func spring(
        response: Double? = nil, dampingFraction: Double? = nil, blendDuration: Double? = nil
    ) -> Animation {
        Animation(
            .spring(Spring(response: response ?? 0.5, damping: dampingFraction ?? 0.825)),
            "spring", ("response", response), ("dampingFraction", dampingFraction),
            ("blendDuration", blendDuration))
    }

    /// Returns a spring with a duration in seconds and a bounce, where 0 does not bounce.
    public static func spring(
        duration: Double? = nil, bounce: Double? = nil, blendDuration: Double? = nil
    ) -> Animation {
        Animation(
            .spring(Spring(duration: duration ?? 0.5, bounce: bounce ?? 0)),
            "spring", ("duration", duration), ("bounce", bounce),
            ("blendDuration", blendDuration))
    }

    /// Returns a spring for values that follow a finger, with a response in seconds and a damping
    /// fraction.
    public static func interactiveSpring(
        response: Double? = nil, dampingFraction: Double? = nil, blendDuration: Double? = nil
    ) -> Animation {
        Animation(
            .spring(Spring(response: response ?? 0.15, damping: dampingFraction ?? 0.86)),
            "interactiveSpring", ("response", response), ("dampingFraction", dampingFraction),
            ("blendDuration", blendDuration))
    }

    /// Returns a spring with a mass, a stiffness and a damping. It blends with changes under way.
    ///
    /// - Parameters:
    ///   - mass: The mass that moves; 1 by default.
    ///   - stiffness: The force of the spring for each unit of the way.
    ///   - damping: The friction for each unit of speed.
    ///   - initialVelocity: The speed at the start, in ways a second.
    public static func interpolatingSpring(
        mass: Double? = nil, stiffness: Double, damping: Double, initialVelocity: Double? = nil
    ) -> Animation {
        let frequency = (stiffness / (mass ?? 1)).squareRoot()
        let fraction = damping / (2 * (stiffness * (mass ?? 1)).squareRoot())
        var spring = Spring(response: 2 * .pi / frequency, damping: fraction)
        spring.launch = initialVelocity ?? 0
        return Animation(
            .blendingSpring(spring), "interpolatingSpring", ("mass", mass),
            ("stiffness", stiffness), ("damping", damping), ("initialVelocity", initialVelocity))
    }

    /// Returns a spring with a duration in seconds and a bounce. It blends with changes under way.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0.5 by default.
    ///   - bounce: The bounce, from -1 to 1; 0 by default.
    ///   - initialVelocity: The speed at the start, in ways a second.
    public static func interpolatingSpring(
        duration: Double? = nil, bounce: Double? = nil, initialVelocity: Double? = nil
    ) -> Animation {
        var spring = Spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
        spring.launch = initialVelocity ?? 0
        return Animation(
            .blendingSpring(spring), "interpolatingSpring", ("duration", duration),
            ("bounce", bounce), ("initialVelocity", initialVelocity))
    }

    /// Returns an animation along a curve with two control points, by default of 0.35 seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        let call = [p1x, p1y, p2x, p2y].reduce(Call("timingCurve")) { $0.argument($1) }
            .argument("duration", duration, default: 0.35)
        return Animation(
            description: "\(call.described)", .bezier([p1x, p1y, p2x, p2y], duration))
    }

    /// Returns a spring that bounces far, with a duration in seconds.
    public static func bouncy(duration: Double? = nil, extraBounce: Double? = nil) -> Animation {
        Animation(
            .spring(Spring(duration: duration ?? 0.5, bounce: 0.3 + (extraBounce ?? 0))), "bouncy",
            ("duration", duration), ("extraBounce", extraBounce))
    }

    /// Returns a spring that does not bounce, with a duration in seconds.
    public static func smooth(duration: Double? = nil, extraBounce: Double? = nil) -> Animation {
        Animation(
            .spring(Spring(duration: duration ?? 0.5, bounce: extraBounce ?? 0)), "smooth",
            ("duration", duration), ("extraBounce", extraBounce))
    }

    /// Returns a spring that bounces a little, with a duration in seconds.
    public static func snappy(duration: Double? = nil, extraBounce: Double? = nil) -> Animation {
        Animation(
            .spring(Spring(duration: duration ?? 0.5, bounce: 0.15 + (extraBounce ?? 0))), "snappy",
            ("duration", duration), ("extraBounce", extraBounce))
    }

    /// Returns this animation, started after a number of seconds.
    public func delay(_ delay: Double) -> Animation {
        adding(Call("delay").argument(delay), .delayed(curve, delay))
    }

    /// Returns this animation, played faster or slower.
    public func speed(_ speed: Double) -> Animation {
        adding(Call("speed").argument(speed), .faster(curve, speed))
    }

    /// Returns this animation, repeated, and by default reversed every other time.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        adding(
            Call("repeatCount").argument(count).argument("autoreverses", autoreverses),
            .repeated(curve, count: Double(count), autoreverses: autoreverses))
    }

    /// Returns this animation, played without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(
            Call("repeatForever").argument("autoreverses", autoreverses),
            .repeated(curve, count: .infinity, autoreverses: autoreverses))
    }

    /// Returns this animation, whose changes count as complete after a number of seconds, or at their
    /// end if that is earlier. The values move as before.
    ///
    /// ```swift
    /// withAnimation(.linear(duration: 5).logicallyComplete(after: 1)) { isOpen = true } completion: {
    ///     caption = "Open"        // after 1 second
    /// }
    /// ```
    ///
    /// - Parameter duration: The number of seconds. With 0 or less, the changes count as complete at
    ///   once.
    public func logicallyComplete(after duration: Double) -> Animation {
        adding(Call("logicallyComplete").argument("after", duration), .complete(curve, duration))
    }

    private func adding(_ call: Call, _ curve: Curve) -> Animation {
        Animation(description: "\(description)\(call.described)", curve)
    }
}

extension Animation: Timing {
    package func rest(after seconds: Double) -> Rest? { curve.rest(after: seconds) }
    package var takesOver: Bool { curve.takesOver }
    package var duration: Double { curve.duration }
    package var logicalDuration: Double { curve.logicalDuration }
}
