extension ViewHost {
    /// Whether animated changes take their time on the host's clock. The default is `false`: every
    /// change is complete at once.
    ///
    /// ```swift
    /// host.isAnimated = true
    /// host.tap(.text("Grow"))     // withAnimation(.linear(duration: 1)) { isLarge = true }
    /// host.wait(.seconds(0.5))
    /// print(host.tree)            // Circle .scaleEffect(1.5)
    /// ```
    ///
    /// A host that is made with `isAnimated: true` also moves the changes that begin when its first
    /// views appear. The tree, frames, touches and pictures show each value where it is on its way. When this
    /// property becomes `false`, all values arrive.
    public var isAnimated: Bool {
        get { graph.isAnimated }
        set {
            graph.isAnimated = newValue
            update()
        }
    }

    /// Whether values are on their way.
    public var isMoving: Bool {
        update()
        return graph.motion.isMoving
    }

    /// Lets time pass on the host's clock, for values on their way, for timers, and for gestures that
    /// wait, such as a long press or a double tap.
    ///
    /// Nothing else moves the clock. A negative duration counts as 0.
    public func wait(_ duration: Duration) { services.wait(duration) }
}
