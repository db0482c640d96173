extension ViewHost {
    /// The animation of the changes that were last applied, or `nil` if they are not animated.
    ///
    /// Writes that are applied together have one animation: that of the last write that has one.
    /// Writes of an `onChange` or `onAppear` action in answer are applied with them. An observable
    /// object does not pass on how it was written: only state and bindings do.
    public var lastAnimation: Animation? { graph.appliedTransaction.animation }

    /// The feedback that views have given so far, in order.
    public var sensoryFeedback: [SensoryFeedback] {
        update()
        return feedback.given
    }
}
