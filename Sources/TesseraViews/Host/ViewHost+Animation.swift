extension ViewHost {
    /// The animation of the last applied changes, or `nil` if they are not animated.
    ///
    /// Writes that are applied together share the animation of the last write that has one. Writes
    /// by an `onChange` or `onAppear` action that responds are applied with them. Only state and
    /// bindings carry an animation; observable objects do not.
    public var lastAnimation: Animation? { graph.appliedTransaction.animation }

    /// The feedback that views have given, in order.
    public var sensoryFeedback: [SensoryFeedback] {
        update()
        return services[FeedbackRecord.self].given
    }
}
